export function kelambatan(wanted?: { again?: boolean }): Promise<number>

export function kesabaran(): number
