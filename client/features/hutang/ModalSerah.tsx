import { useState } from 'react'
import { serahBarangHutang } from '#domain/calls/bayar-hutang.ts'
import { listHutang, lihatHutang, type AcuanHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { acuanPembelian, listPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import { formatRupiah } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { Rincian } from '#client/kasir/detail.tsx'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { useSetoran } from '#client/kasir/setoran.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, FieldErrors } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { Persetujuan } from '#client/ui/Persetujuan.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { denganTunai } from './bayar.ts'
import { SerahBarangForm } from './SerahBarangForm.tsx'
import { notaBayarKe } from './nota.ts'
import {
  serahLines,
  hitungSerah,
  periksaSerah,
  serahRequest,
  type HitunganSerah,
  type SerahForm,
} from './serah.ts'
import './hutang.css'

interface Props {
  hutang: HutangLengkap
  acuan: AcuanHutang
  onTutup: () => void
}

/** The customer gives the goods for the debt: each piece at its price, what exceeds the debt is paid out (DOMAIN §B.8, E24). */
export function ModalSerah(props: Props) {
  const beli = useCall(acuanPembelian, {}, { staleTime: 60_000 })
  if (!beli.data)
    return (
      <StaticModal
        open
        title={`Serah Barang ${props.hutang.no_faktur_hutang}`}
        onClose={props.onTutup}
        cancelText="Tutup"
      >
        <Menunggu reading={beli} apa="Parameter Pembelian" />
      </StaticModal>
    )
  return <Serah {...props} beli={beli.data} />
}

function Serah({ hutang: h, acuan, beli, onTutup }: Props & { beli: AcuanPembelian }) {
  const { no_faktur_hutang } = h
  const hariIni = currentSession()!.userdata.tgl_system
  const [awal] = useState<SerahForm>(() => ({
    baris: serahLines(h, beli),
    setuju: false,
    catatan: '',
    pembayaran: [],
  }))
  const place = `data_hutang_serah_tmp ${no_faktur_hutang}`
  const setoran = useSetoran(place, 'Serah Barang', awal, () => false)
  const { draft, errors } = setoran
  const { baris: lines, dikirim } = draft
  const hitungan = hitungSerah(h, acuan, beli, draft, hariIni)
  const { kelebihan } = hitungan
  const ubah = (bagian: Partial<SerahForm>) =>
    setoran.change(denganTunai(bagian, (form) => hitungSerah(h, acuan, beli, form, hariIni).kelebihan))
  const f = fieldsOf(draft, ubah, (field) => errorOf(errors, field), dikirim)
  return (
    <ModalSetoran
      call={serahBarangHutang}
      body={(form) => serahRequest(no_faktur_hutang, form)}
      changes={[listHutang, lihatHutang, listPembelian]}
      setoran={setoran}
      title={`Serah Barang ${no_faktur_hutang}`}
      width={940}
      className="hutang-bayar"
      no={no_faktur_hutang}
      periksa={() => periksaSerah(hitungan, draft)}
      siap
      simpan="Serahkan"
      apa="Serah barang"
      diField={(e) => e.field.startsWith('detail_barang') || e.field === 'catatan'}
      tersimpan={(saved) => ({
        cetakan: notaBayarKe(saved.no_transaksi),
        label: 'Dibayarkan Ke Customer',
        total: saved.kelebihan,
        kembalian: rupiah(0),
        children: (
          <p>
            Barang dicatat sebagai pembelian {saved.no_faktur_group}. Minta tanda tangan customer di suratnya.
          </p>
        ),
      })}
      onTutup={onTutup}
    >
      <p>
        {h.nama_customer} menjual barangnya ke toko. Harganya melunasi pokok, lalu bunga; kelebihannya
        dibayarkan ke customer.
      </p>
      {lines.map((line, i) => (
        <SerahBarangForm
          key={line.kunci}
          line={line}
          urut={i}
          acuan={beli}
          errors={errors}
          disabled={dikirim}
          onUbah={(next) => ubah({ baris: lines.map((b) => (b.kunci === next.kunci ? next : b)) })}
          onHapus={
            lines.filter((b) => b.no === line.no).length > 1
              ? () => ubah({ baris: lines.filter((b) => b.kunci !== line.kunci) })
              : undefined
          }
        />
      ))}
      <FieldErrors errors={errors.filter((e) => e.field === 'detail_barang')} />
      <Jumlah hitungan={hitungan} />
      {kelebihan > 0 && <BayarSetoran setoran={setoran} arah="KELUAR" total={kelebihan} />}
      {f.text('catatan', 'Catatan', 200)}
      <Persetujuan
        title="Customer harus setuju menyerahkan barangnya"
        setuju={`Customer setuju barangnya dibeli toko seharga ${formatRupiah(hitungan.harga)} dan akan menandatangani suratnya`}
        checked={draft.setuju}
        onSetuju={(setuju) => !dikirim && ubah({ setuju })}
      />
    </ModalSetoran>
  )
}

const Jumlah = ({ hitungan: h }: { hitungan: HitunganSerah }) => (
  <Rincian
    label="Perhitungan"
    rows={[
      { label: 'Harga Barang', nilai: h.harga },
      { label: 'Sisa Pokok', nilai: h.pokok },
      {
        label: 'Bunga',
        nilai: h.bunga,
        ...(h.bunga < h.bunga_seharusnya && {
          catatan: `dari ${formatRupiah(h.bunga_seharusnya)}; dibebaskan ${formatRupiah(rupiah(h.bunga_seharusnya - h.bunga))}`,
        }),
      },
      h.harga < h.pokok
        ? { label: 'Kurang Dari Pokok', nilai: rupiah(h.pokok - h.harga), jumlah: true }
        : { label: 'Kelebihan Ke Customer', nilai: h.kelebihan, jumlah: true },
    ]}
  />
)
