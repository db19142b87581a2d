export function again(file: string, name?: string, env?: Record<string, string | undefined>): string
