import { Spin } from 'antd'
import { useEffect, useState } from 'react'
import { cekKupon, type StatusKupon } from '#domain/calls/kupon.ts'
import { formatTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { SEARCH_PAUSE_MS, KODE_DICARI_MIN } from '#domain/rules/member.ts'
import { useCall } from '#client/net/query.ts'
import { Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import { toast } from '#client/net/toasts.ts'
import { usePaused } from '#client/ui/usePaused.ts'

const NADA: Record<StatusKupon, Nada> = {
  AKTIF: 'baik',
  BATAL: 'buruk',
  MENANG: 'tunggu',
  DIAMBIL: 'biasa',
  HANGUS: 'biasa',
}

/**
 * Looks a coupon up 1.5 s after typing. A code that is shorter than 10 characters when typing pauses is cleared and not
 * looked up; of a code nobody has everything is cleared (spec 001 §5, §8).
 */
export function FormCek() {
  const [kode, setKode] = useState('')
  const sought = usePaused(kode, SEARCH_PAUSE_MS)
  const settled = sought === kode && kode !== ''
  const enabled = settled && kode.length >= KODE_DICARI_MIN
  const { data, isFetching, isSuccess, error } = useCall(
    cekKupon,
    { params: { code: sought } },
    { enabled, staleTime: 0 },
  )
  const kupon = enabled && !isFetching ? (data ?? undefined) : undefined
  const tidakAda = enabled && isSuccess && !isFetching && data === null
  useEffect(() => {
    if (settled && !enabled) setKode('')
  }, [settled, enabled])
  useEffect(() => {
    if (!tidakAda) return
    toast('info', messages.kuponTidakAda)
    setKode('')
  }, [tidakAda])
  const result: [label: string, text: string][] = [
    ['No Faktur', kupon?.no_faktur_jual ?? ''],
    ['Barcode', kupon?.barcode ?? ''],
    ['Nama Customer', kupon?.nama_customer ?? ''],
    ['Kode Customer', kupon?.kode_customer ?? ''],
  ]
  return (
    <div className="card kupon-cek" onKeyDown={enterGoesOn}>
      <Field
        label="No Kupon"
        help={`Minimal ${KODE_DICARI_MIN} karakter`}
        error={enabled && error ? error.message : undefined}
      >
        {(c) => (
          <TextInput
            {...c}
            autoFocus
            maxLength={20}
            value={kode}
            suffix={kode !== '' && !kupon && !(enabled && error) ? <Spin size="small" /> : <span />}
            onChange={(text) => setKode(text.trim())}
          />
        )}
      </Field>
      <p className="kupon-status" role="status" aria-live="polite">
        {kupon && (
          <>
            <Lencana nada={NADA[kupon.status]}>{kupon.status}</Lencana>{' '}
            <span className="muted">
              terbit {formatTanggal(kupon.tgl_system)}
              {kupon.kode_undian && `, undian ${kupon.kode_undian}: ${kupon.hadiah}`}
            </span>
          </>
        )}
      </p>
      {result.map(([label, text]) => (
        <Field key={label} label={label}>
          {(c) => <TextInput {...c} readOnly value={text} />}
        </Field>
      ))}
    </div>
  )
}
