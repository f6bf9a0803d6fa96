export function splitStatements(script: string): string[];
