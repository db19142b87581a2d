export function kelambatan(wanted?: { again?: boolean }): Promise<number>
