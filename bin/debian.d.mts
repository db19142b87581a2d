type Program = 'postgres' | 'etcd' | 'patroni' | 'pgbouncer' | 'haproxy' | 'pgbackrest'
export function findDebian(program: Program): string | undefined
export function ensureDebian(...programs: Program[]): boolean
export function aptGet(): ((what: string, ...names: string[]) => void) | undefined
