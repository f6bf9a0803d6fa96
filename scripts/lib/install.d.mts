export function install(): Promise<void>;
