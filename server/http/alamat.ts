/** All of this server: a page of staff sends its session nowhere else. */
export const BASES = { main: '/api/v1', second: '/service/v1', katalog: '/katalog/v1' } as const
