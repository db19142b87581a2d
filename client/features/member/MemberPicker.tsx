import { Button, Space, Spin } from 'antd'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { memberByKode, type Member } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { SEARCH_PAUSE_MS, KODE_DICARI_MIN, pesanKunjungan } from '#domain/rules/member.ts'
import { useCall } from '#client/net/query.ts'
import type { Readings } from '#client/ui/reading.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { toast } from '#client/net/toasts.ts'
import { usePaused } from '#client/ui/usePaused.ts'
import { RingkasMember } from './RingkasMember.tsx'
import { tanyaTidakAktif } from './tidak-aktif.ts'
import './picker.css'

// Calendars and regions come with them: the till does not wait for those.
const CariMember = lazy(async () => ({ default: (await import('./CariMember.tsx')).CariMember }))
const FormMember = lazy(async () => ({ default: (await import('./FormMember.tsx')).FormMember }))

interface Props {
  /** The code as typed. */
  kode: string
  /** With the member once one is found, undefined until then and again when the code changes. */
  onChange: (kode: string, member: Member | undefined) => void
  id?: string
  label?: string
  required?: boolean
  disabled?: boolean
  error?: string | undefined
  autoFocus?: boolean
  /** false: what stands below says by itself how often they came. */
  sebutKunjungan?: boolean
}

/**
 * A member by code (looked up from 10 characters on, 1.5 s after typing) or by the search modal. Somebody who stayed
 * away is asked about: Yes opens their data (spec 000 §4, §8).
 */
export function MemberPicker({
  kode,
  onChange,
  id,
  label = 'Kode Member',
  required = false,
  disabled = false,
  error,
  autoFocus = false,
  sebutKunjungan = true,
}: Props) {
  const [mencari, setMencari] = useState(false)
  const [diubah, setDiubah] = useState<string>()
  const { member, busy, reading } = useMember(kode)
  const had = useRef(false)
  const asked = useRef('')
  const told = useEffectEvent((found: Member | undefined) => {
    if (!found && had.current) onChange(kode, undefined)
    had.current = found !== undefined
    if (!found) return
    onChange(found.kode_member, found)
    // The points of the member shown may change: messages and questions still come only once.
    if (disabled || asked.current === found.kode_member) return
    asked.current = found.kode_member
    const kali = sebutKunjungan ? pesanKunjungan(found.trx_count) : undefined
    if (kali) toast('info', kali)
    if (found.tidak_aktif) void tanyaTidakAktif().then((yes) => yes && setDiubah(found.kode_member))
  })
  useEffect(() => told(member), [member])
  return (
    <>
      <Field
        label={label}
        required={required}
        error={error}
        help={member ? <RingkasMember member={member} /> : `Minimal ${KODE_DICARI_MIN} karakter, atau cari`}
      >
        {({ id: own, ...control }) => (
          <Space.Compact block>
            <TextInput
              {...control}
              id={id ?? own}
              aria-label={label}
              maxLength={20}
              autoFocus={autoFocus}
              disabled={disabled}
              value={kode}
              suffix={busy ? <Spin size="small" /> : <span />}
              onChange={(next) => onChange(next.trim(), undefined)}
            />
            <Button disabled={disabled} onClick={() => setMencari(true)}>
              Cari
            </Button>
          </Space.Compact>
        )}
      </Field>
      <Unread reading={reading} apa="Data Member" />
      <Suspense>
        {mencari && (
          <CariMember
            onClose={() => setMencari(false)}
            onChoose={(found) => {
              setMencari(false)
              onChange(found.kode_member, undefined)
            }}
          />
        )}
        {diubah && <FormMember kode_member={diubah} onClose={() => setDiubah(undefined)} />}
      </Suspense>
    </>
  )
}

/** The member of a code that is long enough; a code nobody has is told once (spec 001 §8). */
function useMember(kode: string): { member: Member | undefined; busy: boolean; reading: Readings } {
  const sought = usePaused(kode, SEARCH_PAUSE_MS)
  const enabled = sought.length >= KODE_DICARI_MIN && sought === kode
  const reading = useCall(
    memberByKode,
    { params: { kode: sought }, query: { single: '1' } },
    { enabled, staleTime: 5_000 },
  )
  const { data, isFetching, isSuccess } = reading
  const none = enabled && !isFetching && isSuccess && data.length === 0
  useEffect(() => {
    if (none) toast('info', messages.dataMemberTidakAda)
  }, [none])
  return {
    member: enabled ? data?.[0] : undefined,
    busy: kode.length >= KODE_DICARI_MIN && (sought !== kode || isFetching),
    reading: enabled ? reading : [],
  }
}
