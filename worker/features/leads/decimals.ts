/** How many decimals an amount needs, as digits: "4.50" needs one. */
export const decimalsIn = (amount: string): number => /\.(\d*[1-9])/.exec(amount)?.[1]?.length ?? 0;
