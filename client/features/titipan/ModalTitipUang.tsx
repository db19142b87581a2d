import { listTitipan, simpanTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { rupiah, milligram } from '#domain/units.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { Divalidasi } from '#client/kasir/ModalTersimpan.tsx'
import { PelangganForm } from '#client/features/member/PelangganForm.tsx'
import { PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import {
  isEmpty,
  pelangganDiminta,
  periksaMember,
  penitipError,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { emptySetoran, tanpaBayar, uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { tandaTerima } from './tanda-terima.ts'
import './titipan.css'

/** Money without a piece: used later as payment, or given back. */
export function ModalTitipUang({ onTutup }: { onTutup: () => void }) {
  const setoran = useSetoran('data_titipan_tmp -', 'Setoran Titipan', emptySetoran, isEmptyForm)
  const { pelanggan, pembayaran, dikirim } = setoran.draft
  const form = {
    pelanggan,
    errors: setoran.errors,
    disabled: dikirim,
    onUbah: (bagian: Partial<Pelanggan>) => setoran.change({ pelanggan: { ...pelanggan, ...bagian } }),
  }
  return (
    <ModalSetoran
      call={simpanTitipan}
      body={(draft, identitas) => ({
        id_trx: draft.id_trx,
        ...pelangganDiminta(draft.pelanggan),
        detail_barang: [TANPA_BARANG],
        pembayaran: dibayar(draft.pembayaran),
        identitas,
        ...(draft.validasi && { validasi: true }),
      })}
      changes={[listTitipan]}
      setoran={setoran}
      title="Titip Uang"
      className="titip-form"
      no="Titip Uang"
      penyetor={pelangganDiminta(pelanggan)}
      periksa={() => belumDiisi(pelanggan)}
      siap={pembayaran.length > 0}
      validasi={validasiTitipan}
      apa="Titipan"
      diField={(e) => !e.field.startsWith('pembayaran')}
      tersimpan={({ no_titip_group, titipan, status_valid }) => ({
        cetakan: tandaTerima(no_titip_group),
        label: 'Titipan',
        total: titipan,
        sementara: status_valid === 'OPEN',
        children: status_valid === 'DONE' && <Divalidasi />,
      })}
      onTutup={onTutup}
    >
      <PanelPelanggan {...form} onSelesai={() => {}}>
        <PelangganForm {...form} />
      </PanelPelanggan>
      <BayarSetoran setoran={setoran} bebas total={uangBebas(pembayaran)} />
    </ModalSetoran>
  )
}

const isEmptyForm = (draft: typeof emptySetoran): boolean => tanpaBayar(draft) && isEmpty(draft.pelanggan)

const belumDiisi = (pelanggan: Pelanggan): FieldError[] => [
  ...(pelanggan.kode_sales ? [] : [{ field: 'kode_sales', message: refusals.salesHarusDipilih().message }]),
  ...periksaMember(pelanggan),
  ...penitipError(pelanggan),
]

const TANPA_BARANG = {
  kode_barcode: '-',
  berat: milligram(0),
  harga_gram: rupiah(0),
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  harga_atribut: rupiah(0),
}
