import { Button } from 'antd'
import { useRef, useState } from 'react'
import { simpanBayarHutang, validasiBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { listHutang, lihatHutang, type AcuanHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { useBanks, useSettings } from '#client/kasir/acuan.ts'
import { SimpanValidasi } from '#client/kasir/BayarSimpan.tsx'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { BelumDijawab } from '#client/kasir/KakiSetoran.tsx'
import { Divalidasi, ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import {
  emptyBayar,
  hitungBayar,
  periksaBayar,
  bayarRequest,
  type BayarForm,
  type JenisBayar,
} from './bayar.ts'
import { denganTunai, useDraftBayar } from './draft-bayar.ts'
import { BayarHutangForm } from './BayarHutangForm.tsx'
import { notaBayarKe } from './nota.ts'
import { RincianBayar } from './RincianBayar.tsx'
import { SEBUTAN } from './tindakan.ts'
import '#client/kasir/till.css'
import './hutang.css'

interface Props {
  hutang: HutangLengkap
  acuan: AcuanHutang
  jenis: JenisBayar
  onTutup: () => void
}

/** Interest, an extension, principal, or all of it: what it comes to and why, and how it is paid (DOMAIN §B.8). */
export function ModalBayarHutang({ hutang: h, acuan, jenis, onTutup }: Props) {
  const { no_faktur_hutang } = h
  const hariIni = currentSession()!.userdata.tgl_system
  const { draft, change, ...kept } = useDraftBayar<BayarForm>(
    `data_hutang_bayar_tmp ${no_faktur_hutang} ${jenis}`,
    SEBUTAN[jenis],
    emptyBayar,
  )
  const hitungan = hitungBayar(h, acuan, jenis, draft, hariIni)
  const { total } = hitungan
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const banks = useBanks()
  const sekaligus = bisaSekaligus(validasiBayarHutang, useSettings().settings)
  const [saved, setSaved] = useState<{ no: string; valid: boolean; total: Amount }>()
  const { send, busy } = useSend(simpanBayarHutang, {
    changes: [listHutang, lihatHutang],
    izin: otorisasi.diminta(no_faktur_hutang),
    onDone: ({ data }) => {
      kept.selesai()
      // The loan is read again once this is validated, and then owes another sum.
      setSaved({ no: data.no_transaksi, valid: data.status_valid === 'DONE', total: data.total })
    },
    onError: (error) => {
      kept.ditolak(error)
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ubah = (bagian: Partial<BayarForm>) => {
    setErrors([])
    change(denganTunai(bagian, (form) => hitungBayar(h, acuan, jenis, form, hariIni).total))
  }
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const lunas = totalBayar(draft.pembayaran) === total
  // Inputs that must be typed first have the focus first.
  const siap = jenis === 'BUNGA' || jenis === 'PERPANJANG' || hitungan.results !== undefined
  useFokusBayar({ content: siap ? body : LAIN, simpan: siap ? save : LAIN }, lunas, total)

  const simpan = async (validasi = false) => {
    const wrong = draft.dikirim ? [] : periksaBayar(hitungan, draft)
    setErrors(wrong)
    if (wrong.length > 0) return
    const form = { ...draft, validasi: kept.kirim(validasi) }
    await send({ body: bayarRequest(h, jenis, hitungan, form) }, { idTrx: draft.id_trx })
  }
  const boleh = !busy && !saved && !otorisasi.modal
  useKeys(
    {
      F9: () => boleh && void simpan(),
      'Shift+F9': () => boleh && sekaligus && !draft.dikirim && void simpan(true),
    },
    { covered: true, enabled: !saved },
  )
  const tutup = () => {
    kept.tutup()
    onTutup()
  }
  if (saved)
    return (
      <ModalTersimpan
        title={simpanBayarHutang.message}
        cetakan={notaBayarKe(saved.no)}
        total={saved.total}
        kembalian={sumRupiah(draft.pembayaran.map(kembalian))}
        sementara={!saved.valid}
        selesai="Selesai"
        onSelesai={onTutup}
      >
        {saved.valid ? <Divalidasi /> : <p>Menunggu divalidasi kasir di Validasi Hutang.</p>}
      </ModalTersimpan>
    )
  return (
    <StaticModal
      open
      title={`${SEBUTAN[jenis]} ${no_faktur_hutang}`}
      width={760}
      onClose={tutup}
      footer={
        <>
          <Button onClick={tutup} disabled={busy}>
            Tutup
          </Button>
          {sekaligus && !draft.dikirim && (
            <SimpanValidasi disabled={busy} onClick={() => void simpan(true)} />
          )}
          <Button ref={save} type="primary" loading={busy} onClick={() => void simpan()}>
            {draft.dikirim ? 'Kirim Ulang' : 'Simpan'} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div className="hutang-bayar">
        <RincianBayar hutang={h} jenis={jenis} hitungan={hitungan} />
        <div className="hutang-bayar-isian">
          <BayarHutangForm
            hutang={h}
            acuan={acuan}
            jenis={jenis}
            form={draft}
            hitungan={hitungan}
            errors={errors}
            disabled={draft.dikirim}
            onUbah={ubah}
          />
        </div>
        <div ref={body}>
          {total > 0 ? (
            <Pembayaran
              // Until then F6 is the scale's.
              cepat={jenis !== 'LUNAS' || draft.berat_timbang !== null}
              disabled={draft.dikirim}
              total={total}
              value={draft.pembayaran}
              onChange={(pembayaran) => ubah({ pembayaran })}
              banks={banks}
            />
          ) : (
            <p>Tidak ada yang dibayar.</p>
          )}
        </div>
        <FieldErrors errors={errors.filter((e) => !IN_FORM.includes(e.field))} />
        {draft.dikirim && !busy && !otorisasi.modal && <BelumDijawab apa={SEBUTAN[jenis]} />}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}

const LAIN = { current: null }
const IN_FORM = ['bunga', 'cicil', 'berat_timbang', 'catatan']
