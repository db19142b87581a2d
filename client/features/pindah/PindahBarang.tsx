import { simpanPindah } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { errors } from '#domain/errors.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { BidangBaki, bakiDari } from '#client/stok/BakiField.tsx'
import type { Isian } from '#client/stok/form.ts'
import { LayarStok } from '#client/stok/StokScreen.tsx'
import { errorOf } from '#client/ui/Field.tsx'

const ISIAN: Isian<{ tujuan: string }, typeof simpanPindah> = {
  kosong: { tujuan: '' },
  Bidang: ({ isi, onIsi, wrong, terkunci }) => (
    <BidangBaki
      label="Baki Tujuan"
      value={isi.tujuan}
      onChange={(tujuan) => onIsi({ tujuan })}
      error={errorOf(wrong, 'kode_baki') ?? errorOf(wrong, 'kode_gudang')}
      disabled={terkunci}
    />
  ),
  periksa: ({ tujuan }) => (tujuan ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
  tolak: ({ kode_barcode, kode_gudang, kode_baki }, { tujuan }) =>
    lokasiNyata(kode_gudang, kode_baki) === tujuan
      ? errors.barangSudahDiBaki({ kode_barcode, kode_baki })
      : undefined,
  simpan: simpanPindah,
  kirim: ({ tujuan }, { barang, keterangan, id_trx }) => ({
    body: { ...bakiDari(tujuan)!, keterangan, barang: barang.map((b) => b.kode_barcode), id_trx },
  }),
}

/** Pieces to another tray (DOMAIN §B.13). */
export const PindahBarang = () => <LayarStok dokumen={pindah} isian={ISIAN} />
