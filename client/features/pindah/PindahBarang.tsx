import { simpanPindah } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { errors } from '#domain/errors.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import type { Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { errorOf } from '#client/ui/Field.tsx'

const FORM: Form<{ tujuan: string }, typeof simpanPindah> = {
  empty: { tujuan: '' },
  Fields: ({ content, onChange, wrong, terkunci }) => (
    <BakiField
      label="Baki Tujuan"
      value={content.tujuan}
      onChange={(tujuan) => onChange({ tujuan })}
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
export const PindahBarang = () => <StokScreen dokumen={pindah} form={FORM} />
