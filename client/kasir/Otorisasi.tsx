import { Alert, Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { authorization } from '#domain/calls/otorisasi.ts'
import { errors } from '#domain/errors.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { PasswordInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

export interface OtorisasiProps {
  open: boolean
  /** What is authorised: 'BATAL PENJUALAN' (DOMAIN §B.0.7). */
  kategori: KategoriOtorisasi
  /** What it is about: the document's number, or the piece. */
  description?: string
  onGranted: (authorization_id: string) => void
  onCancel: () => void
}

interface Values {
  user_id: string
  password: string
  keterangan?: string
}
const rules = rulesOf(authorization.body)

/** A second user's username and password before a sensitive act; a refusal stands in place and nothing typed is lost. */
export function Otorisasi({ open, kategori, description = '-', onGranted, onCancel }: OtorisasiProps) {
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
    await send({ body: { user_id, password, kategori, description, keterangan: keterangan || '-' } })
  }
  return (
    <StaticModal
      open={open}
      title="Otorisasi"
      okText="Otorisasi"
      width={400}
      busy={busy}
      onOk={() => void ask()}
      onClose={onCancel}
    >
      <p className="muted">
        <strong>{kategori}</strong>
        {description !== '-' && (
          <>
            <br />
            {description}
          </>
        )}
      </p>
      <Formulir<Values> form={form} preserve={false}>
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

type Tanya = (kategori: KategoriOtorisasi, description?: string) => Promise<string | null>

/**
 * The same as a question: `const otorisasi = useOtorisasi()`, `await otorisasi.ask('BATAL PENJUALAN', no_faktur)`
 * answers the authorization_id, or null when it was not given. `izin: otorisasi.bankMinus(no_faktur)` of a useSend asks
 * when the money would take an account below 0. Render `otorisasi.modal` once.
 */
export function useOtorisasi(): {
  ask: Tanya
  bankMinus: (description: string) => (error: ApiError) => Promise<string | null>
  modal: ReactNode
} {
  const [asked, setAsked] = useState<{
    kategori: KategoriOtorisasi
    description: string
    answer: (id: string | null) => void
  }>()
  const ask = (kategori: KategoriOtorisasi, description = '-') =>
    new Promise<string | null>((resolve) => {
      const answer = (id: string | null) => {
        setAsked(undefined)
        resolve(id)
      }
      setAsked({ kategori, description, answer })
    })
  const modal = asked && (
    <Otorisasi
      open
      kategori={asked.kategori}
      description={asked.description}
      onGranted={asked.answer}
      onCancel={() => asked.answer(null)}
    />
  )
  const bankMinus = (description: string) => async (error: ApiError) =>
    isBankMinus(error) ? ask('SALDO BANK MINUS', description) : null
  return { ask, bankMinus, modal }
}

/** Only the server knows what is in an account, so this one is asked for when it has refused. */
const BANK_MINUS = errors.perluOtorisasi({ kategori: 'SALDO BANK MINUS' })
/** It is refused for this alone: nothing else that was given is used up. */
export const isBankMinus = (error: ApiError): boolean => error.message === BANK_MINUS.message
