import type { ReactNode } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { hapusBarang } from '#domain/calls/tambah.ts'
import { hapusTambah, tambah } from '#domain/dokumen/tambah.ts'
import type { Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'

const FORM: Form<object, typeof hapusBarang> = {
  empty: {},
  Fields: () => (
    <p className="muted">
      Barang yang salah ditambahkan hari ini dikeluarkan lagi. Scan barangnya, tulis alasannya di Keterangan;
      perlu otorisasi HAPUS BARANG. Barcodenya tidak dipakai lagi.
    </p>
  ),
  periksa: () => [],
  simpan: hapusBarang,
  kirim: (_, { barang, keterangan, id_trx }) => ({
    body: { alasan: keterangan, barang: barang.map((b) => b.kode_barcode), id_trx },
  }),
}

/** Removes pieces that were added today in error, piece by piece (DOMAIN §B.13, M25). */
export const HapusTambahan = ({ children }: { children: ReactNode }) => (
  <StokScreen dokumen={hapusTambah} form={FORM} changes={[callsStok(tambah).daftar]}>
    {children}
  </StokScreen>
)
