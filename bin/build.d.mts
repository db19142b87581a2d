export function buildClient(): boolean
export function buildServer(): boolean
export function isServerBuilt(): boolean
export function ofServer(program: string): { flags: string[]; env: Record<string, string>; file: string }
