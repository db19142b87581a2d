import { Alert, Form } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { authorization } from '#domain/calls/otorisasi.ts'
import { dariOrangLain, hanyaLevel, type OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { PasswordInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './otorisasi.css'

export interface OtorisasiProps {
  open: boolean
  diminta: OtorisasiDiminta
  /** What stands in Keterangan before anybody types. */
  keterangan?: string | undefined
  onGranted: (authorization_id: string) => void
  onCancel: () => void
}

interface Values {
  user_id: string
  password: string
  keterangan?: string
}
const rules = rulesOf(authorization.body)
/** It is for the eye and the log; what binds stands whole in `disetujui`. */
const DESCRIPTION_MAKS = 200

/** A second user's username and password for what they are shown; a refusal stands in place and nothing typed is lost. */
export function Otorisasi({ open, diminta, keterangan: awal, onGranted, onCancel }: OtorisasiProps) {
  const { kategori, description, disetujui } = diminta
  const only = hanyaLevel(kategori)
  const [form] = Form.useForm<Values>()
  const [refusal, setRefusal] = useState<string>()
  const refused = (error: ApiError) => setRefusal(showErrors(form, error)[0])
  const { send, busy } = useSend(authorization, {
    onError: refused,
    onDone: ({ data }) => onGranted(data.authorization_id),
  })
  const ask = async () => {
    setRefusal(undefined)
    const values = await validValues(form)
    if (!values) return
    const { user_id, password, keterangan } = values
    await send({
      body: {
        user_id,
        password,
        kategori,
        description: description.slice(0, DESCRIPTION_MAKS),
        keterangan: keterangan || '-',
        disetujui: [...disetujui],
      },
    })
  }
  return (
    <StaticModal
      open={open}
      title="Otorisasi"
      okText="Otorisasi"
      width={480}
      busy={busy}
      onOk={() => void ask()}
      onClose={onCancel}
    >
      <p className="muted">
        <strong>{kategori}</strong>
        {only && ` hanya dari ${only.join(' atau ')}${dariOrangLain(kategori) ? ' yang lain' : ''}`}
        {description !== '-' && (
          <>
            <br />
            {description}
          </>
        )}
      </p>
      {disetujui.length > 0 && (
        <dl className="otorisasi-isi" aria-label="Yang disetujui">
          {disetujui.map(({ nama, nilai }) => (
            <div key={nama}>
              <dt>{nama}</dt>
              <dd>{nilai}</dd>
            </div>
          ))}
        </dl>
      )}
      <Formulir<Values> form={form} preserve={false} {...(awal && { initialValues: { keterangan: awal } })}>
        <Form.Item name="user_id" label="Username" required rules={rules('user_id')}>
          <TextInput autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item name="password" label="Password" required rules={rules('password')}>
          <PasswordInput autoComplete="off" />
        </Form.Item>
        <Form.Item name="keterangan" label="Keterangan" rules={rules('keterangan')}>
          <TextInput />
        </Form.Item>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      </Formulir>
    </StaticModal>
  )
}

/** undefined: the refusal asks for nothing of the kind. */
type Diminta = (description: string) => (error: ApiError) => Promise<string | null | undefined>
/** The same of several. */
type DimintaSemua = (description: string) => (error: ApiError) => Promise<string[] | null | undefined>
type Tanya = (diminta: OtorisasiDiminta, keterangan?: string) => Promise<string | null>

/**
 * The same as a question: `const otorisasi = useOtorisasi()`, `await otorisasi.ask({ kategori, description, disetujui })`
 * answers the authorization_id, or null when it was not given. What only the server knows stands in its refusal:
 * `izin: otorisasi.diminta(description)` of a useSend asks for it. Render `otorisasi.modal` once.
 */
export function useOtorisasi(): {
  ask: Tanya
  diminta: Diminta
  bankMinus: Diminta
  /** All that a refusal asks for, one after another; null when one of them was not given. */
  semua: DimintaSemua
  modal: ReactNode
} {
  const [asked, setAsked] = useState<{
    diminta: OtorisasiDiminta
    keterangan: string | undefined
    answer: (id: string | null) => void
    ke: number
  }>()
  const berapa = useRef(0)
  const ask: Tanya = (diminta, keterangan) =>
    new Promise<string | null>((resolve) => {
      const answer = (id: string | null) => {
        setAsked(undefined)
        resolve(id)
      }
      berapa.current += 1
      setAsked({ diminta, keterangan, answer, ke: berapa.current })
    })
  // One after another, each begins empty: a password is typed for what is read, not for what was.
  const modal = asked && (
    <Otorisasi
      key={asked.ke}
      open
      diminta={asked.diminta}
      keterangan={asked.keterangan}
      onGranted={asked.answer}
      onCancel={() => asked.answer(null)}
    />
  )
  const diminta: Diminta = (description) => async (error) => {
    const [one, another] = error.otorisasi
    if (!one || another) return undefined
    return ask(one.disetujui.length > 0 ? { ...one, description } : one)
  }
  const bankMinus: Diminta = (description) => async (error) =>
    isBankMinus(error) ? diminta(description)(error) : undefined
  const semua: DimintaSemua = (description) => async (error) => {
    if (error.otorisasi.length === 0) return undefined
    const given: string[] = []
    for (const one of error.otorisasi) {
      const id = await ask(one.disetujui.length > 0 ? { ...one, description } : one)
      if (id === null) return null
      given.push(id)
    }
    return given
  }
  return { ask, diminta, bankMinus, semua, modal }
}

/** Only the server knows what is in an account, so this one is asked for when it has refused: for this alone, nothing else that was given is used up. */
export const isBankMinus = ({ otorisasi }: ApiError): boolean =>
  otorisasi.length === 1 && otorisasi[0]!.kategori === 'SALDO BANK MINUS'
