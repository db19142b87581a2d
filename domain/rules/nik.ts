/** The number of an Indonesian identity card, wherever one is entered: of a member, of who sells. */
export const isNik = (nomor: string): boolean => /^\d{16}$/.test(nomor)
