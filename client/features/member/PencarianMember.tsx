import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { tambahMember, type Member } from '#domain/calls/member.ts'
import { ejaTelepon, isTelepon } from '#domain/telepon.ts'
import { mayMake } from '#client/net/may.ts'
import { toast } from '#client/net/toasts.ts'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { sebutanPoin } from './poin.ts'
import { useCariMember } from './useCariMember.ts'
import './picker.css'

// Calendars and regions come with it: the till does not wait for those.
const FormMember = lazy(async () => ({ default: (await import('./FormMember.tsx')).FormMember }))

/** The member who was chosen or registered, with what is said of them. */
export type ChosenMember = Pick<Member, 'kode_member' | 'tidak_aktif' | 'trx_count'>

interface Props {
  onChoose: (member: ChosenMember) => void
  /** Called where the customer need not be a member: the typed text is their name or phone. */
  onBukan?: (text: string) => void
  /** True where a new member may be registered on the spot. */
  register?: boolean
  disabled?: boolean
}

/**
 * A single box for name, phone, code and address. Enter looks at once: it takes the member that a phone or code names,
 * else goes to the results, where the arrows walk.
 */
export function PencarianMember({ onChoose, onBukan, register = false, disabled = false }: Props) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { untuk, rows, pasti, empty, error, segera } = useCariMember(text)
  const [mendaftar, setMendaftar] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  /** The text for which Enter was pressed before there was an answer. */
  const ditunggu = useRef<string>(undefined)
  const mayRegister = register && mayMake(tambahMember)

  const choose = (member: ChosenMember) => {
    setTyped('')
    onChoose(member)
  }
  const bukan = () => {
    setTyped('')
    onBukan?.(text)
  }
  const answered = useEffectEvent((found: string) => {
    const none = rows.length === 0 && error === undefined
    if (none && !onBukan) toast('info', empty)
    if (ditunggu.current !== found) return
    ditunggu.current = undefined
    if (pasti && rows.length === 1) choose(rows[0]!)
    else if (none && onBukan) bukan()
    else toResult(list.current, 1)
  })
  useEffect(() => {
    if (untuk !== undefined) answered(untuk)
  }, [untuk])

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') toResult(list.current, 1)
    else if (event.key === 'Enter' && !event.ctrlKey && text !== '') {
      ditunggu.current = text
      if (untuk === text) answered(text)
      else segera()
    } else return
    event.preventDefault()
  }
  return (
    <div className="member-pencarian">
      <Field label="Cari Member" help={status({ text, untuk, rows, empty, error })}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={100}
            disabled={disabled}
            placeholder={`Nama, ${sebutanHp()}, kode, atau alamat`}
            value={typed}
            onChange={setTyped}
            onKeyDown={keys}
          />
        )}
      </Field>
      {text !== '' && (
        <ul
          ref={list}
          className="member-hasil"
          aria-label="Hasil pencarian member"
          onKeyDown={(event) => inResult(event, list.current)}
        >
          {rows.map((member) => (
            <li key={member.kode_member}>
              <button type="button" onClick={() => choose(member)}>
                <Row member={member} />
              </button>
            </li>
          ))}
          {onBukan && (
            <li>
              <button type="button" onClick={bukan}>
                Bukan member: pakai <strong>{text}</strong>
              </button>
            </li>
          )}
          {mayRegister && (
            <li>
              <button type="button" onClick={() => setMendaftar(text)}>
                Daftarkan <strong>{text}</strong> sebagai member
              </button>
            </li>
          )}
        </ul>
      )}
      <Suspense>
        {mendaftar !== undefined && (
          <FormMember
            diketahui={isTelepon(mendaftar) ? { no_hp: ejaTelepon(mendaftar) } : { nama_customer: mendaftar }}
            onClose={(saved) => {
              setMendaftar(undefined)
              if (saved) choose(saved)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function status({
  text,
  untuk,
  rows,
  empty: none,
  error,
}: Pick<ReturnType<typeof useCariMember>, 'untuk' | 'rows' | 'empty' | 'error'> & { text: string }) {
  if (text === '') return undefined
  if (untuk !== text) return 'Mencari'
  if (error !== undefined) return <span className="field-error">{error}</span>
  return rows.length === 0 ? none : 'Panah bawah ke hasil'
}

const Row = ({ member }: { member: Member }) => (
  <>
    <strong>{member.nama_customer}</strong> <span className="number">{member.no_hp}</span>
    <small className="muted">
      {[member.kode_member, member.alamat_customer, member.kecamatan, member.kota]
        .filter((t) => t !== '-')
        .join(' · ')}{' '}
      · {sebutanPoin(member)}
    </small>
  </>
)

const buttonsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button') ?? []),
]
const toResult = (list: HTMLElement | null, nomor: number): void => buttonsIn(list)[nomor - 1]?.focus()

/** Up and down the results; above the first is the box again. */
function inResult(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const all = buttonsIn(list)
  const next = all.indexOf(document.activeElement as HTMLElement) + step
  if (next < 0) list?.parentElement?.querySelector('input')?.focus()
  else all[next]?.focus()
}
