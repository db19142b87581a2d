export function kelambatan(): Promise<number>
