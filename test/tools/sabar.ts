/** Returns how long a test waits: so many milliseconds on a quiet machine, longer on a slow one (bin/laju.mjs). */
export const sabar = (ms: number): number => ms * Number(process.env['KENCANA_LAMBAT'] ?? 1)
