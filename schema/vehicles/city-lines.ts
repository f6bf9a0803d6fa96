/** Name, latitude and longitude of each city, by state or union territory. */
export const CITY_LINES: Record<string, string> = {
  'Andaman and Nicobar Islands': 'Port Blair 11.67 92.74',
  'Andhra Pradesh':
    'Visakhapatnam 17.69 83.22, Vijayawada 16.51 80.65, Guntur 16.31 80.44, Nellore 14.44 79.99, Kurnool 15.83 78.04, Rajahmundry 17.0 81.8, Tirupati 13.63 79.42, Kakinada 16.99 82.25, Kadapa 14.47 78.82, Anantapur 14.68 77.6, Vizianagaram 18.11 83.4, Eluru 16.71 81.1, Ongole 15.51 80.05, Nandyal 15.48 78.48, Machilipatnam 16.19 81.14, Adoni 15.63 77.27, Tenali 16.24 80.64, Proddatur 14.75 78.55, Chittoor 13.22 79.1, Hindupur 13.83 77.49, Bhimavaram 16.54 81.52, Srikakulam 18.3 83.9, Madanapalle 13.55 78.5, Narasaraopet 16.23 80.05',
  'Arunachal Pradesh': 'Itanagar 27.08 93.61, Pasighat 28.07 95.33',
  Assam:
    'Guwahati 26.14 91.74, Silchar 24.83 92.78, Dibrugarh 27.47 94.91, Jorhat 26.75 94.2, Nagaon 26.35 92.68, Tinsukia 27.49 95.36, Tezpur 26.63 92.79, Bongaigaon 26.48 90.56, Dhubri 26.02 89.98, Karimganj 24.87 92.35',
  Bihar:
    'Patna 25.59 85.14, Gaya 24.8 85.0, Bhagalpur 25.24 86.97, Muzaffarpur 26.12 85.36, Darbhanga 26.15 85.9, Purnia 25.78 87.47, Arrah 25.56 84.66, Begusarai 25.42 86.13, Katihar 25.54 87.57, Munger 25.38 86.47, Chhapra 25.78 84.73, Saharsa 25.88 86.6, Sasaram 24.95 84.02, Hajipur 25.69 85.21, Siwan 26.22 84.36, Motihari 26.65 84.92, Bettiah 26.8 84.5, Nawada 24.89 85.54, Bihar Sharif 25.2 85.52, Kishanganj 26.1 87.95, Samastipur 25.86 85.78, Jamui 24.92 86.22, Aurangabad 24.75 84.37',
  Chandigarh: 'Chandigarh 30.73 76.78',
  Chhattisgarh:
    'Raipur 21.25 81.63, Bhilai 21.21 81.38, Bilaspur 22.08 82.14, Korba 22.35 82.68, Durg 21.19 81.28, Rajnandgaon 21.1 81.03, Raigarh 21.9 83.4, Jagdalpur 19.07 82.03, Ambikapur 23.12 83.2, Dhamtari 20.71 81.55',
  'Dadra and Nagar Haveli and Daman and Diu': 'Silvassa 20.27 73.0, Daman 20.4 72.83, Diu 20.71 70.98',
  Delhi: 'Delhi 28.65 77.23, New Delhi 28.61 77.21',
  Goa: 'Panaji 15.5 73.83, Margao 15.27 73.96, Vasco da Gama 15.4 73.81, Mapusa 15.59 73.81',
  Gujarat:
    'Ahmedabad 23.02 72.57, Surat 21.17 72.83, Vadodara 22.31 73.18, Rajkot 22.3 70.8, Bhavnagar 21.76 72.15, Jamnagar 22.47 70.06, Gandhinagar 23.22 72.65, Junagadh 21.52 70.46, Anand 22.56 72.95, Navsari 20.95 72.93, Morbi 22.82 70.83, Nadiad 22.69 72.86, Bharuch 21.71 72.99, Mehsana 23.59 72.37, Bhuj 23.24 69.67, Porbandar 21.64 69.61, Palanpur 24.17 72.43, Vapi 20.37 72.9, Valsad 20.61 72.93, Godhra 22.78 73.61, Gandhidham 23.08 70.13, Veraval 20.91 70.36, Surendranagar 22.73 71.65, Amreli 21.6 71.22, Dahod 22.83 74.25, Botad 22.17 71.67, Himatnagar 23.6 72.96, Ankleshwar 21.63 73.0',
  Haryana:
    'Faridabad 28.41 77.31, Gurugram 28.46 77.03, Panipat 29.39 76.97, Ambala 30.38 76.78, Yamunanagar 30.13 77.28, Rohtak 28.9 76.58, Hisar 29.15 75.72, Karnal 29.69 76.98, Sonipat 28.99 77.02, Panchkula 30.69 76.86, Bhiwani 28.79 76.13, Sirsa 29.53 75.02, Bahadurgarh 28.69 76.92, Jind 29.32 76.31, Kaithal 29.8 76.4, Rewari 28.2 76.62, Palwal 28.14 77.33, Kurukshetra 29.97 76.85, Narnaul 28.04 76.11',
  'Himachal Pradesh':
    'Shimla 31.1 77.17, Solan 30.91 77.1, Dharamshala 32.22 76.32, Mandi 31.71 76.93, Kullu 31.96 77.11, Una 31.47 76.27, Hamirpur 31.69 76.52, Nahan 30.56 77.3',
  'Jammu and Kashmir':
    'Srinagar 34.08 74.8, Jammu 32.73 74.87, Anantnag 33.73 75.15, Baramulla 34.2 74.34, Udhampur 32.92 75.14, Kathua 32.37 75.52',
  Jharkhand:
    'Ranchi 23.34 85.31, Jamshedpur 22.8 86.2, Dhanbad 23.8 86.43, Bokaro 23.67 86.15, Deoghar 24.48 86.7, Hazaribagh 23.99 85.36, Giridih 24.19 86.3, Ramgarh 23.63 85.52, Medininagar 24.04 84.07, Dumka 24.27 87.25',
  Karnataka:
    'Bengaluru 12.97 77.59, Mysuru 12.3 76.64, Hubballi 15.36 75.12, Mangaluru 12.91 74.86, Belagavi 15.85 74.5, Kalaburagi 17.33 76.83, Davanagere 14.46 75.92, Ballari 15.14 76.92, Vijayapura 16.83 75.71, Shivamogga 13.93 75.57, Tumakuru 13.34 77.1, Raichur 16.21 77.36, Bidar 17.91 77.52, Udupi 13.34 74.75, Hassan 13.0 76.1, Gadag 15.43 75.63, Hosapete 15.27 76.39, Chitradurga 14.23 76.4, Kolar 13.14 78.13, Mandya 12.52 76.9, Chikkamagaluru 13.32 75.77, Bagalkot 16.18 75.7, Karwar 14.81 74.13, Haveri 14.79 75.4, Madikeri 12.42 75.74, Dharwad 15.46 75.01',
  Kerala:
    'Thiruvananthapuram 8.52 76.94, Kochi 9.93 76.27, Kozhikode 11.26 75.78, Thrissur 10.53 76.21, Kollam 8.89 76.61, Alappuzha 9.5 76.34, Palakkad 10.78 76.65, Kannur 11.87 75.37, Kottayam 9.59 76.52, Malappuram 11.07 76.07, Kasaragod 12.5 74.99, Pathanamthitta 9.26 76.79, Thodupuzha 9.9 76.72, Kalpetta 11.61 76.08, Guruvayur 10.59 76.04',
  Ladakh: 'Leh 34.15 77.58, Kargil 34.56 76.13',
  'Madhya Pradesh':
    'Indore 22.72 75.86, Bhopal 23.26 77.41, Jabalpur 23.18 79.95, Gwalior 26.22 78.18, Ujjain 23.18 75.78, Sagar 23.84 78.74, Dewas 22.97 76.05, Satna 24.58 80.83, Ratlam 23.33 75.04, Rewa 24.53 81.3, Singrauli 24.2 82.67, Katni 23.83 80.39, Burhanpur 21.31 76.23, Khandwa 21.83 76.35, Morena 26.5 78.0, Bhind 26.56 78.79, Chhindwara 22.06 78.94, Guna 24.65 77.31, Shivpuri 25.43 77.66, Vidisha 23.52 77.81, Mandsaur 24.07 75.07, Neemuch 24.47 74.87, Chhatarpur 24.91 79.58, Damoh 23.83 79.44, Itarsi 22.61 77.76, Betul 21.91 77.9, Seoni 22.09 79.54, Khargone 21.82 75.61',
  Maharashtra:
    'Mumbai 19.08 72.88, Pune 18.52 73.86, Nagpur 21.15 79.09, Thane 19.22 72.98, Nashik 20.0 73.79, Navi Mumbai 19.03 73.03, Kalyan 19.24 73.13, Vasai-Virar 19.39 72.84, Chhatrapati Sambhajinagar 19.88 75.34, Solapur 17.66 75.91, Amravati 20.93 77.75, Kolhapur 16.7 74.24, Sangli 16.85 74.56, Jalgaon 21.01 75.56, Akola 20.71 77.0, Latur 18.4 76.56, Dhule 20.9 74.77, Ahilyanagar 19.09 74.74, Chandrapur 19.95 79.3, Parbhani 19.27 76.77, Nanded 19.15 77.32, Malegaon 20.55 74.53, Satara 17.68 74.0, Ratnagiri 16.99 73.31, Beed 18.99 75.76, Yavatmal 20.39 78.12, Wardha 20.74 78.6, Gondia 21.46 80.19, Jalna 19.84 75.88, Dharashiv 18.18 76.04, Panvel 18.99 73.12, Baramati 18.15 74.58, Bhusawal 21.05 75.79, Nandurbar 21.37 74.24, Buldhana 20.53 76.18, Washim 20.11 77.13, Hingoli 19.72 77.15, Karad 17.29 74.18, Ichalkaranji 16.7 74.46, Alibag 18.64 72.87, Palghar 19.7 72.77, Pandharpur 17.68 75.33, Bhandara 21.17 79.65, Sawantwadi 15.9 73.82, Shirdi 19.77 74.48',
  Manipur: 'Imphal 24.82 93.94',
  Meghalaya: 'Shillong 25.57 91.88, Tura 25.51 90.22',
  Mizoram: 'Aizawl 23.73 92.72, Lunglei 22.88 92.73',
  Nagaland: 'Dimapur 25.91 93.73, Kohima 25.67 94.11',
  Odisha:
    'Bhubaneswar 20.3 85.82, Cuttack 20.46 85.88, Rourkela 22.26 84.85, Berhampur 19.31 84.79, Sambalpur 21.47 83.97, Puri 19.81 85.83, Balasore 21.49 86.93, Bhadrak 21.06 86.5, Baripada 21.94 86.73, Jharsuguda 21.86 84.01, Angul 20.84 85.1, Jeypore 18.86 82.57, Rayagada 19.17 83.42, Bargarh 21.33 83.62, Bhawanipatna 19.9 83.17, Kendujhar 21.63 85.58, Dhenkanal 20.66 85.6, Paradip 20.32 86.61',
  Puducherry: 'Puducherry 11.94 79.81, Karaikal 10.93 79.84',
  Punjab:
    'Ludhiana 30.9 75.86, Amritsar 31.63 74.87, Jalandhar 31.33 75.58, Patiala 30.34 76.39, Bathinda 30.21 74.95, Mohali 30.7 76.72, Hoshiarpur 31.53 75.91, Pathankot 32.27 75.65, Moga 30.82 75.17, Firozpur 30.93 74.61, Abohar 30.14 74.2, Barnala 30.38 75.55, Sangrur 30.25 75.84, Phagwara 31.22 75.77, Khanna 30.7 76.22, Malerkotla 30.53 75.88, Kapurthala 31.38 75.38, Muktsar 30.47 74.52, Faridkot 30.67 74.76, Gurdaspur 32.04 75.4, Rupnagar 30.97 76.53, Mansa 29.99 75.4',
  Rajasthan:
    'Jaipur 26.91 75.79, Jodhpur 26.24 73.02, Kota 25.18 75.84, Bikaner 28.02 73.31, Ajmer 26.45 74.64, Udaipur 24.58 73.71, Bhilwara 25.35 74.64, Alwar 27.55 76.63, Bharatpur 27.22 77.49, Sikar 27.61 75.14, Sri Ganganagar 29.91 73.88, Pali 25.77 73.32, Tonk 26.17 75.79, Kishangarh 26.59 74.86, Beawar 26.1 74.32, Hanumangarh 29.58 74.33, Chittorgarh 24.89 74.62, Barmer 25.75 71.39, Jhunjhunu 28.13 75.4, Churu 28.3 74.97, Nagaur 27.2 73.73, Bundi 25.44 75.64, Sawai Madhopur 26.02 76.35, Jaisalmer 26.92 70.91, Banswara 23.55 74.44, Dausa 26.9 76.33, Dholpur 26.7 77.89, Baran 25.1 76.51, Jhalawar 24.6 76.16, Sirohi 24.88 72.86, Dungarpur 23.84 73.71, Jalore 25.35 72.62, Neem Ka Thana 27.74 75.79',
  Sikkim: 'Gangtok 27.33 88.61, Namchi 27.17 88.36',
  'Tamil Nadu':
    'Chennai 13.08 80.27, Coimbatore 11.02 76.96, Madurai 9.93 78.12, Tiruchirappalli 10.79 78.7, Salem 11.66 78.15, Tirunelveli 8.71 77.76, Tiruppur 11.11 77.34, Erode 11.34 77.72, Vellore 12.92 79.13, Thoothukudi 8.76 78.13, Dindigul 10.37 77.98, Thanjavur 10.79 79.14, Nagercoil 8.18 77.43, Hosur 12.74 77.83, Kanchipuram 12.83 79.7, Karur 10.96 78.08, Kumbakonam 10.96 79.38, Tiruvannamalai 12.23 79.07, Pollachi 10.66 77.01, Rajapalayam 9.45 77.55, Sivakasi 9.45 77.8, Pudukkottai 10.38 78.82, Neyveli 11.54 79.48, Nagapattinam 10.77 79.84, Viluppuram 11.94 79.49, Cuddalore 11.75 79.77, Theni 10.01 77.48, Krishnagiri 12.52 78.21, Dharmapuri 12.13 78.16, Namakkal 11.22 78.17, Ramanathapuram 9.37 78.83, Udhagamandalam 11.41 76.7, Chengalpattu 12.69 79.98, Karaikudi 10.07 78.78, Ambur 12.79 78.72, Tenkasi 8.96 77.31',
  Telangana:
    'Hyderabad 17.39 78.49, Warangal 17.97 79.6, Nizamabad 18.67 78.09, Karimnagar 18.44 79.13, Khammam 17.25 80.15, Ramagundam 18.76 79.47, Mahbubnagar 16.74 78.0, Nalgonda 17.05 79.27, Adilabad 19.67 78.53, Suryapet 17.14 79.62, Siddipet 18.1 78.85, Miryalaguda 16.87 79.57, Jagtial 18.79 78.91, Mancherial 18.87 79.44, Sangareddy 17.62 78.09, Kothagudem 17.55 80.62, Kamareddy 18.32 78.34, Wanaparthy 16.36 78.06',
  Tripura: 'Agartala 23.83 91.28, Dharmanagar 24.37 92.17',
  'Uttar Pradesh':
    'Lucknow 26.85 80.95, Kanpur 26.45 80.33, Ghaziabad 28.67 77.45, Agra 27.18 78.01, Varanasi 25.32 82.97, Meerut 28.98 77.71, Prayagraj 25.44 81.85, Bareilly 28.37 79.43, Aligarh 27.88 78.08, Moradabad 28.84 78.77, Saharanpur 29.97 77.55, Gorakhpur 26.76 83.37, Noida 28.54 77.39, Greater Noida 28.47 77.5, Firozabad 27.15 78.4, Jhansi 25.45 78.57, Muzaffarnagar 29.47 77.7, Mathura 27.49 77.67, Ayodhya 26.8 82.2, Rampur 28.79 79.03, Shahjahanpur 27.88 79.91, Farrukhabad 27.39 79.58, Hapur 28.73 77.78, Etawah 26.78 79.02, Mirzapur 25.15 82.57, Bulandshahr 28.41 77.85, Sambhal 28.59 78.57, Amroha 28.9 78.47, Hardoi 27.4 80.13, Fatehpur 25.93 80.81, Raebareli 26.23 81.24, Orai 25.99 79.45, Sitapur 27.57 80.68, Bahraich 27.57 81.6, Unnao 26.55 80.49, Jaunpur 25.75 82.69, Lakhimpur 27.95 80.78, Hathras 27.6 78.05, Banda 25.48 80.34, Pilibhit 28.64 79.81, Barabanki 26.94 81.19, Gonda 27.13 81.97, Mainpuri 27.23 79.02, Lalitpur 24.69 78.41, Etah 27.56 78.66, Deoria 26.5 83.78, Ghazipur 25.58 83.58, Sultanpur 26.26 82.07, Azamgarh 26.07 83.19, Bijnor 29.37 78.13, Basti 26.81 82.76, Ballia 25.76 84.15, Budaun 28.04 79.13, Pratapgarh 25.9 81.99, Mau 25.94 83.56, Shamli 29.45 77.31, Robertsganj 24.69 83.07',
  Uttarakhand:
    'Dehradun 30.32 78.03, Haridwar 29.95 78.16, Roorkee 29.87 77.89, Haldwani 29.22 79.51, Rudrapur 28.98 79.4, Kashipur 29.21 78.96, Rishikesh 30.09 78.27, Almora 29.6 79.66, Nainital 29.38 79.45, Pithoragarh 29.58 80.22',
  'West Bengal':
    'Kolkata 22.57 88.36, Howrah 22.59 88.31, Durgapur 23.52 87.31, Asansol 23.68 86.98, Siliguri 26.72 88.43, Bardhaman 23.24 87.86, Malda 25.01 88.14, Baharampur 24.1 88.25, Kharagpur 22.35 87.32, Haldia 22.06 88.07, Krishnanagar 23.4 88.5, Medinipur 22.42 87.32, Jalpaiguri 26.54 88.72, Balurghat 25.22 88.77, Bankura 23.23 87.07, Purulia 23.33 86.36, Raiganj 25.62 88.13, Cooch Behar 26.32 89.45, Darjeeling 27.04 88.26, Barasat 22.72 88.48, Kalyani 22.98 88.43, Bolpur 23.67 87.68, Alipurduar 26.49 89.53, Habra 22.83 88.63, Basirhat 22.66 88.89, Contai 21.78 87.75, Bangaon 23.07 88.82, Serampore 22.75 88.34',
};
