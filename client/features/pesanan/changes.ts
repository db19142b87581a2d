import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'

/** Calls whose answers an act on an order changes. */
export const CHANGES = [listPesanan, lihatPesanan]
