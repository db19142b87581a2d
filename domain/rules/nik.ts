/** The number of an Indonesian identity card, wherever one is entered: of a member, of who sells. */
export const isNik = (nomor: string): boolean => /^\d{16}$/.test(nomor)

/** On screens and paper a number is known by its end (DOMAIN §G-6). */
export const samarkanIdentitas = (nomor: string): string =>
  `${'*'.repeat(Math.max(0, nomor.length - 4))}${nomor.slice(-4)}`
