import { useState, type ReactNode } from 'react'
import type { CallDefinition, CallInput, CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { rupiah, sumRupiah } from '#domain/units.ts'
import type { CallOptions, Rest } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useBanks, useSettings } from './acuan.ts'
import { SudahDikirim } from './Figure.tsx'
import type { Fokus } from './fokus-bayar.ts'
import { useIdentitas, type IdentitasDiisi } from './identitas.ts'
import { IdentitasPelanggan } from './IdentitasForm.tsx'
import { ModalTersimpan, type Tersimpan } from './ModalTersimpan.tsx'
import { ModalUang } from './ModalUang.tsx'
import { useOtorisasi } from './Otorisasi.tsx'
import { Pembayaran, type PembayaranProps } from './Pembayaran.tsx'
import { bisaSekaligus } from './sekaligus.ts'
import type { Dibayar, Setoran, Terkirim } from './setoran.ts'

interface Props<C extends CallDefinition, D extends Dibayar> {
  call: C
  body: (draft: D & Terkirim, identitas: IdentitasDiisi | null) => CallInput<C>['body']
  /** Calls whose answers it changes. */
  changes: readonly CallDefinition[]
  setoran: Setoran<D>
  title: string
  width?: number
  className?: string
  /** The document, by the name under which otorisasi are asked for it. */
  no: string
  /** The customer, where their identity may have to be known. */
  penyetor?: { kode_customer: string; dokumen?: string }
  /** Lists what is wrong, before it is sent. */
  periksa?: () => FieldError[]
  /** Enough is entered. */
  siap: boolean
  fokus?: Fokus | undefined
  simpan?: string
  /** Validates it too, for who may. */
  validasi?: CallDefinition
  /** The name of the payment where it was sent and is not answered yet: 'Titipan'. */
  apa?: string
  /** Errors that are told at their own fields. */
  diField?: (error: FieldError) => boolean
  tersimpan: (saved: CallReply<C>) => Tersimpan
  onTutup: () => void
  children: ReactNode
}

/** Money on a document that is there already: entered, sent until it is answered, and its paper printed. */
export function ModalSetoran<const C extends CallDefinition, D extends Dibayar>(props: Props<C, D>) {
  const { call, setoran, no, penyetor, validasi, onTutup } = props
  const { draft, errors, setErrors } = setoran
  const { pembayaran, dikirim } = draft
  const otorisasi = useOtorisasi()
  const { settings } = useSettings()
  const nilai = penyetor ? totalBayar(pembayaran) : rupiah(0)
  const identitas = useIdentitas({ kode_customer: '', ...penyetor, nilai }, settings)
  const [saved, setSaved] = useState<CallReply<C>>()
  const { send, busy } = useSend(call, {
    changes: props.changes,
    izin: otorisasi.diminta(no),
    onError: (error) => {
      setoran.ditolak(error)
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ data }) => {
      setoran.selesai()
      setSaved(data)
    },
  })
  if (saved)
    return (
      <ModalTersimpan
        title={call.message!}
        kembalian={sumRupiah(pembayaran.map(kembalian))}
        {...props.tersimpan(saved)}
        selesai="Selesai"
        onSelesai={onTutup}
      />
    )
  const simpan = (sekaligus = false) => {
    const found = dikirim ? [] : [...(props.periksa?.() ?? []), ...identitas.wrong()]
    setErrors(found)
    if (found.length > 0) return
    const sent = setoran.kirim(sekaligus)
    const args = { body: props.body(sent, identitas.dikirim) }
    void send(...([args, { idTrx: sent.id_trx }] as unknown as Rest<C, CallOptions>))
  }
  const meminta = Boolean(otorisasi.modal)
  const elsewhere = (e: FieldError) => props.diField?.(e) || (penyetor && e.field.startsWith('identitas'))
  return (
    <ModalUang
      title={props.title}
      width={props.width ?? 620}
      className={props.className}
      onTutup={() => {
        setoran.tutup()
        onTutup()
      }}
      simpan={dikirim ? 'Kirim Ulang' : (props.simpan ?? 'Simpan')}
      onSimpan={() => simpan()}
      siap={props.siap || dikirim}
      busy={busy || meminta}
      onSekaligus={!dikirim && validasi && bisaSekaligus(validasi, settings) ? () => simpan(true) : undefined}
      fokus={props.fokus}
    >
      {props.children}
      <IdentitasPelanggan
        diminta={identitas.diminta}
        identitas={identitas.diisi}
        errors={errors}
        disabled={dikirim}
        onUbah={(bagian) => {
          setErrors([])
          identitas.change(bagian)
        }}
      />
      <FieldErrors errors={errors.filter((e) => !elsewhere(e))} />
      {dikirim && !busy && !meminta && <SudahDikirim apa={props.apa ? `${props.apa} ini sudah` : 'Sudah'} />}
      {otorisasi.modal}
    </ModalUang>
  )
}

/** The payments of it. */
export const BayarSetoran = <D extends Dibayar>({
  setoran: { draft, change },
  ...rest
}: { setoran: Setoran<D> } & Pick<PembayaranProps, 'total' | 'arah' | 'bebas' | 'cepat'>) => (
  <Pembayaran
    {...rest}
    disabled={draft.dikirim}
    value={draft.pembayaran}
    onChange={(pembayaran) => change({ pembayaran } as Partial<D>)}
    banks={useBanks()}
  />
)
