import { useState } from 'react'
import { batalPesanan, type PesananLengkap } from '#domain/calls/pesanan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { caraKembali } from '#domain/rules/titipan.ts'
import { tanpaUang, type UangBatal } from '#domain/rules/uang-batal.ts'
import { milligram, rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { UangBatalList, tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { bakiDari, BakiField } from '#client/stok/BakiField.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { emptyAlasan, AlasanField } from '#client/kasir/AlasanField.tsx'
import { notaPesananKe } from './nota.ts'
import { Figure } from '#client/kasir/Figure.tsx'
import { useUrus } from '#client/kasir/useUrus.ts'
import { CHANGES } from './changes.ts'
import '#client/kasir/detail.css'
import '#client/kasir/till.css'

interface Props {
  pesanan: PesananLengkap
  onTutup: () => void
}

/** Ends an order that nobody fetches: what the shop keeps of the DP, where finished pieces go, and the customer's gold. */
export function ModalBatalPesanan({ pesanan, onTutup }: Props) {
  const { no_pesanan, jumlah_bayar, potongan_usul, detail_barang } = pesanan
  const { settings, reading } = useSettings()
  const [alasan, setAlasan] = useState('')
  const [potongan, setPotongan] = useState<Amount | null>(potongan_usul)
  const [tempat, setTempat] = useState('')
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    batalPesanan,
    no_pesanan,
    CHANGES,
    ({ data, message }) => {
      tellUangBatal(message, { ...tanpaUang, kembalikan: data.refund }, notaPesananKe(no_pesanan))
      onTutup()
    },
  )
  const disimpan = potongan ?? rupiah(0)
  const jadi = detail_barang.filter((d) => d.status === 'JADI')
  // Pieces from the shop's stock go back to their own tray.
  const perluBaki = jadi.some((d) => !d.no_jadi.startsWith('JS-'))
  const ok = () => {
    const found = [
      ...(disimpan > jumlah_bayar ? [{ field: 'potongan_rp', message: 'Potongan Lebih Besar Dari DP' }] : []),
      ...(perluBaki && tempat === '' ? [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }] : []),
      ...emptyAlasan(alasan),
    ]
    if (found.length > 0) return setErrors(found)
    kirim({ body: { no_pesanan, alasan, potongan_rp: disimpan, ...bakiDari(tempat) } })
  }
  return (
    <StaticModal
      open
      title={`Batal Pesanan ${no_pesanan}`}
      okText="Batalkan Pesanan"
      cancelText="Tutup"
      width={600}
      busy={busy}
      okDisabled={!settings}
      onOk={ok}
      onClose={onTutup}
    >
      {!settings ? (
        <Menunggu reading={reading} apa="Parameter Toko" />
      ) : (
        <div className="pesan-batal">
          <dl className="till-figures">
            <Figure nama="DP" rp={jumlah_bayar} />
          </dl>
          {jumlah_bayar > 0 && (
            <Field
              label="Potongan"
              error={errorOf(errors, 'potongan_rp')}
              help={
                potongan_usul > 0 ? 'Menurut pengaturan toko, boleh diubah' : 'Yang disimpan toko dari DP'
              }
            >
              {(c) => (
                <RupiahInput
                  {...c}
                  value={potongan}
                  onChange={(next) => {
                    setErrors([])
                    setPotongan(next)
                  }}
                />
              )}
            </Field>
          )}
          <dl className="till-figures">
            <Figure due nama="Dikembalikan" rp={rupiah(Math.max(0, jumlah_bayar - disimpan))} />
          </dl>
          <UangBatalList uang={uangDari(pesanan, disimpan, settings)} />
          <EmasKembali pesanan={pesanan} />
          {jadi.length > 0 && (
            <p>
              {jadi.map((d) => `${d.nama_barang} ${d.kode_barcode}`).join(', ')} menjadi barang toko
              {perluBaki ? ', masuk baki:' : ', kembali ke baki asalnya.'}
            </p>
          )}
          {perluBaki && (
            <BakiField
              label="Baki"
              value={tempat}
              onChange={(next) => {
                setErrors([])
                setTempat(next)
              }}
              error={errorOf(errors, 'kode_baki') ?? errorOf(errors, 'kode_gudang')}
              disabled={busy}
            />
          )}
          <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
        </div>
      )}
      {modal}
    </StaticModal>
  )
}

/** Tells how much of the customer's own gold is handed back, or that it must be fetched from the goldsmith first. */
function EmasKembali({ pesanan: { detail_barang } }: { pesanan: PesananLengkap }) {
  const alive = detail_barang.filter((d) => d.status !== 'BATAL' && d.berat_customer > 0)
  if (alive.length === 0) return null
  if (alive.some((d) => d.emas_di_tukang > 0))
    return (
      <p className="till-error" role="alert">
        Emas Customer Masih Di Tukang, Timbang Kembali Dahulu
      </p>
    )
  const all = milligram(alive.reduce((sum, d) => sum + d.berat_customer, 0))
  const dilebur = alive.some((d) => d.emas_di_toko < d.berat_customer)
  return (
    <p className="till-perlu">
      Kembalikan emas customer <Gram value={all} />
      {dilebur && ', yang sudah dipakai atau susut diganti dari emas lebur toko seberat emas murninya'}
    </p>
  )
}

/** As the server will give it back: the last payment first, what the shop keeps stays of the first. */
function uangDari(
  { setoran, jumlah_bayar }: PesananLengkap,
  potongan: Amount,
  { REFUND_CARA }: Pick<Settings, 'REFUND_CARA'>,
): UangBatal {
  const paid = setoran.filter((s) => s.status_valid === 'DONE').flatMap((s) => s.pembayaran)
  const dibayar = paid.map((p) => ({ ...p, no_rekening: p.nama_bank })) as Parameters<typeof caraKembali>[0]
  const kembali = rupiah(Math.max(0, jumlah_bayar - potongan))
  return { ...tanpaUang, kembalikan: caraKembali(dibayar, kembali, REFUND_CARA) }
}
