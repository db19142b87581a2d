/** After how many wrong passwords an account is locked, and for how long: signing in and giving an otorisasi alike (DOMAIN §B.0.7). */
export const GAGAL_MAKS = 5
export const KUNCI_MS = 15 * 60_000
