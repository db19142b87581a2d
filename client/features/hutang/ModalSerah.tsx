import { Button } from 'antd'
import { useState } from 'react'
import { serahBarangHutang } from '#domain/calls/bayar-hutang.ts'
import { listHutang, lihatHutang, type AcuanHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { acuanPembelian, listPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { useBanks } from '#client/kasir/acuan.ts'
import { Rincian } from '#client/kasir/detail.tsx'
import { BelumDijawab } from '#client/kasir/KakiSetoran.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Persetujuan } from '#client/ui/Persetujuan.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { denganTunai, useDraftBayar } from './draft-bayar.ts'
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
import '#client/kasir/till.css'
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
  const { draft, change, ...kept } = useDraftBayar(
    `data_hutang_serah_tmp ${no_faktur_hutang}`,
    'Serah Barang',
    awal,
  )
  const { baris: lines, pembayaran, dikirim } = draft
  const hitungan = hitungSerah(h, acuan, beli, draft, hariIni)
  const { kelebihan } = hitungan
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<{ no: string; beli: string; kelebihan: Amount }>()
  const otorisasi = useOtorisasi()
  const banks = useBanks()
  const { send, busy } = useSend(serahBarangHutang, {
    changes: [listHutang, lihatHutang, listPembelian],
    izin: otorisasi.diminta(no_faktur_hutang),
    onDone: ({ data }) => {
      kept.selesai()
      setSaved({ no: data.no_transaksi, beli: data.no_faktur_group, kelebihan: data.kelebihan })
    },
    onError: (error) => {
      kept.ditolak(error)
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ubah = (bagian: Partial<SerahForm>) => {
    setErrors([])
    change(denganTunai(bagian, (form) => hitungSerah(h, acuan, beli, form, hariIni).kelebihan))
  }
  const simpan = async () => {
    const wrong = dikirim ? [] : periksaSerah(hitungan, draft)
    setErrors(wrong)
    if (wrong.length > 0) return
    kept.kirim()
    await send({ body: serahRequest(no_faktur_hutang, draft) }, { idTrx: draft.id_trx })
  }
  const boleh = !busy && !saved && !otorisasi.modal
  useKeys({ F9: () => boleh && void simpan() }, { covered: true, enabled: !saved })
  const tutup = () => {
    kept.tutup()
    onTutup()
  }
  if (saved)
    return (
      <ModalTersimpan
        title={serahBarangHutang.message}
        cetakan={notaBayarKe(saved.no)}
        label="Dibayarkan Ke Customer"
        total={saved.kelebihan}
        selesai="Selesai"
        onSelesai={onTutup}
      >
        <p>Barang dicatat sebagai pembelian {saved.beli}. Minta tanda tangan customer di suratnya.</p>
      </ModalTersimpan>
    )
  return (
    <StaticModal
      open
      title={`Serah Barang ${no_faktur_hutang}`}
      width={940}
      onClose={tutup}
      footer={
        <>
          <Button onClick={tutup} disabled={busy}>
            Tutup
          </Button>
          <Button type="primary" loading={busy} onClick={() => void simpan()}>
            {dikirim ? 'Kirim Ulang' : 'Serahkan'} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div className="hutang-bayar">
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
        {kelebihan > 0 && (
          <Pembayaran
            arah="KELUAR"
            disabled={dikirim}
            total={kelebihan}
            value={pembayaran}
            onChange={(next) => ubah({ pembayaran: next })}
            banks={banks}
          />
        )}
        <Field label="Catatan" error={errorOf(errors, 'catatan')}>
          {(c) => (
            <TextInput
              {...c}
              maxLength={200}
              disabled={dikirim}
              value={draft.catatan}
              onChange={(catatan) => ubah({ catatan })}
            />
          )}
        </Field>
        <Persetujuan
          title="Customer harus setuju menyerahkan barangnya"
          setuju={`Customer setuju barangnya dibeli toko seharga ${formatRupiah(hitungan.harga)} dan akan menandatangani suratnya`}
          checked={draft.setuju}
          onSetuju={(setuju) => !dikirim && ubah({ setuju })}
        />
        <FieldErrors
          errors={errors.filter((e) => !e.field.startsWith('detail_barang') && e.field !== 'catatan')}
        />
        {dikirim && !busy && !otorisasi.modal && <BelumDijawab apa="Serah barang" />}
      </div>
      {otorisasi.modal}
    </StaticModal>
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
