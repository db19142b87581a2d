import type { BarisPesanan } from '#domain/calls/pesanan.ts'

export const FotoBaris = (_: { no_pesanan: string; baris: BarisPesanan; boleh: boolean }) => null
