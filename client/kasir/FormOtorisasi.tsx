import { Alert, Form } from 'antd'
import { useState } from 'react'
import { authorization } from '#domain/calls/otorisasi.ts'
import { samaDisetujui } from '#domain/rules/disetujui.ts'
import { dariOrangLain, hanyaLevel, type OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './otorisasi.css'

export interface OtorisasiProps {
  open: boolean
  /** A single otorisasi, or all that a document needs. */
  diminta: readonly OtorisasiDiminta[]
  /** The text in Keterangan before a user types. */
  keterangan?: string | undefined
  /** Gets an id for every otorisasi asked for, in their order. */
  onGranted: (ids: string[]) => void
  onCancel: () => void
}

interface Values {
  user_id: string
  password: string
  keterangan?: string
}
const rules = rulesOf(authorization.body)
/** The description is for the eye and the log; the binding facts stand whole in `disetujui`. */
const DESCRIPTION_MAKS = 200

/** A second user's username and password for what they are shown; a refusal stands in place and nothing typed is lost. */
export function FormOtorisasi({ open, diminta, keterangan: awal, onGranted, onCancel }: OtorisasiProps) {
  const [form] = Form.useForm<Values>()
  const [refusal, setRefusal] = useState<string>()
  const refused = (error: ApiError) => setRefusal(showErrors(form, error)[0])
  const { send, busy } = useSend(authorization, {
    onError: refused,
    onDone: ({ data }) => onGranted([data.authorization_id, ...(data.lain ?? [])]),
  })
  const ask = async () => {
    setRefusal(undefined)
    const values = await validValues(form)
    if (!values) return
    const { user_id, password, keterangan } = values
    const [one, ...lain] = diminta.map((d) => ({
      kategori: d.kategori,
      description: d.description.slice(0, DESCRIPTION_MAKS),
      disetujui: [...d.disetujui],
    }))
    const body = { user_id, password, keterangan: keterangan || '-', ...one! }
    await send({ body: lain.length > 0 ? { ...body, lain } : body })
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
      {perLine(diminta).map((sama) => (
        <Satu key={`${sama[0]!.kategori} ${sama[0]!.description}`} sama={sama} />
      ))}
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

/**
 * Groups requests that look alike, so that they are shown once: a line whose price and ongkos both need an otorisasi.
 */
function perLine(diminta: readonly OtorisasiDiminta[]): OtorisasiDiminta[][] {
  const groups: OtorisasiDiminta[][] = []
  for (const one of diminta) {
    const alike = groups.find(
      ([first]) => first!.description === one.description && samaDisetujui(first!.disetujui, one.disetujui),
    )
    if (alike) alike.push(one)
    else groups.push([one])
  }
  return groups
}

function Satu({ sama }: { sama: readonly OtorisasiDiminta[] }) {
  const { description, disetujui } = sama[0]!
  return (
    <>
      <p className="muted">
        {sama.map(({ kategori }, i) => {
          const only = hanyaLevel(kategori)
          return (
            <span key={kategori}>
              {i > 0 && <br />}
              <strong>{kategori}</strong>
              {only
                ? ` hanya dari ${only.join(' atau ')}${dariOrangLain(kategori) ? ' yang lain' : ''}`
                : dariOrangLain(kategori) && ' hanya dari orang lain'}
            </span>
          )
        })}
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
    </>
  )
}
