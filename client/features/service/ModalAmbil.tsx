import { Button } from 'antd'
import { useRef, useState } from 'react'
import { ambilService, listService, lihatService, type ServiceLengkap } from '#domain/calls/service.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar, type Pembayaran as Bayar } from '#domain/rules/pembayaran.ts'
import { rupiah, sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { useBanks } from '#client/kasir/acuan.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { notaServiceKe } from './nota.ts'
import '#client/kasir/till.css'

interface Draft {
  id_trx: string
  pembayaran: Bayar[]
  /** True when sent, while its arrival is unknown: it may only be sent again, unchanged. */
  dikirim: boolean
}
const baru = (): Draft => ({ id_trx: newIdTrx(), pembayaran: [], dikirim: false })

function useDraft(no: string) {
  const [kept] = useState(() => draftPlace<Draft>(`data_service_ambil_tmp ${no}`, 'Ambil Service'))
  const [draft, setDraft] = useState(() => kept.read() ?? baru())
  const ganti = (next: Draft) => {
    if (next.pembayaran.length === 0 && !next.dikirim) kept.remove()
    else kept.write(next)
    setDraft(next)
  }
  return { draft, ganti, buang: () => kept.remove() }
}

/** The customer fetches the goods and pays the rest (DOMAIN §B.7, E16). */
export function ModalAmbil({ service, onTutup }: { service: ServiceLengkap; onTutup: () => void }) {
  const { no_faktur_service, total_bayar, dp } = service
  const sisa = rupiah(total_bayar - dp)
  const { draft, ganti, buang } = useDraft(no_faktur_service)
  const { pembayaran, dikirim } = draft
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  /** The amount that was paid; kept because the repair is read again meanwhile. */
  const [selesai, setSelesai] = useState<Amount>()
  const otorisasi = useOtorisasi()
  const banks = useBanks()
  const { send, busy } = useSend(ambilService, {
    changes: [listService, lihatService],
    izin: otorisasi.diminta(no_faktur_service),
    onDone: () => {
      buang()
      setSelesai(sisa)
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
      if (error.unknown) return
      const lain = error.id === 'idTrxDipakai' || error.id === 'idTrxSudahDisimpan'
      ganti({
        id_trx: lain ? newIdTrx() : draft.id_trx,
        pembayaran,
        dikirim: false,
      })
    },
  })
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const lunas = totalBayar(pembayaran) === sisa
  useFokusBayar({ content: body, simpan: save }, lunas, sisa)
  const simpan = () => {
    ganti({ ...draft, dikirim: true })
    void send({ body: { id_trx: draft.id_trx, no_faktur_service, pembayaran: dibayar(pembayaran) } })
  }
  const boleh = !busy && selesai === undefined && !otorisasi.modal && (lunas || dikirim)
  useKeys({ F9: () => boleh && simpan() }, { covered: true, enabled: selesai === undefined })
  const tutup = () => {
    if (!dikirim) buang()
    onTutup()
  }
  if (selesai !== undefined)
    return (
      <ModalTersimpan
        title={ambilService.message}
        cetakan={notaServiceKe(no_faktur_service)}
        total={selesai}
        kembalian={sumRupiah(pembayaran.map(kembalian))}
        selesai="Selesai"
        onSelesai={onTutup}
      />
    )
  return (
    <StaticModal
      open
      title={`Ambil ${no_faktur_service}`}
      width={700}
      onClose={tutup}
      footer={
        <>
          <Button onClick={tutup} disabled={busy}>
            Tutup
          </Button>
          <Button ref={save} type="primary" loading={busy} disabled={!boleh} onClick={simpan}>
            {dikirim ? 'Kirim Ulang' : 'Serahkan Barang'} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div ref={body}>
        <p>
          {service.nama_customer}: ongkos <Rupiah value={total_bayar} strong />, DP <Rupiah value={dp} />,
          sisa <Rupiah value={sisa} strong />
        </p>
        {sisa > 0 ? (
          <Pembayaran
            cepat
            disabled={dikirim}
            total={sisa}
            value={pembayaran}
            onChange={(next) => {
              setErrors([])
              ganti({ ...draft, pembayaran: next })
            }}
            banks={banks}
          />
        ) : (
          <p>Sudah lunas dengan DP.</p>
        )}
        <FieldErrors errors={errors} />
        {dikirim && !busy && !otorisasi.modal && (
          <p className="till-error" role="alert">
            Sudah dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua kali.
          </p>
        )}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
