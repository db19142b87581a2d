import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallDefinition, CallReply } from '#domain/call.ts'
import type { HadiahDiserahkan as Hadiah } from '#domain/calls/hadiah-diserahkan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { UangBatal } from '#domain/rules/uang-batal.ts'
import type { ArgsOf } from '#client/net/api.ts'
import { confirm } from '#client/net/dialogs.ts'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { belumSetuju, HadiahDiserahkan } from './HadiahDiserahkan.tsx'
import { UangBatalList } from './UangBatal.tsx'
import { useUrus } from './useUrus.ts'
import './detail.css'

interface Props<C extends CallDefinition> {
  call: C
  no: string
  changes: readonly CallDefinition[]
  /** The document whole. */
  detail: ReactNode
  /** The part of it that is chosen: what was wrong of another is forgotten. */
  chosen?: unknown
  /** It may be undone. */
  bisa: boolean
  uang: UangBatal | undefined
  /** Prizes that were won with it and have left the shop. */
  hadiah: readonly Hadiah[]
  /** The refusal of no reason, in the words of the call. */
  tanpaAlasan: FieldError
  /** What else is missing. */
  periksa?: () => FieldError[]
  /** Asked before it is done. */
  tanya: string
  button: string
  input: (diisi: { alasan: string; hadiah_tidak_kembali?: boolean }) => ArgsOf<C>
  onDone: (answer: { data: CallReply<C>; message: string }) => void
  /** Above the reason. */
  children?: ReactNode
}

/** Undoes a sale or a purchase: what goes back, why, and a user who allows it. */
export function BatalFaktur<const C extends CallDefinition>(props: Props<C>) {
  const { hadiah } = props
  const [alasan, setAlasan] = useState('')
  const [tidakKembali, setTidakKembali] = useState(false)
  const { kirim, busy, errors, setErrors, modal } = useUrus(props.call, props.no, props.changes, props.onDone)
  const [shown, setShown] = useState(props.chosen)
  if (shown !== props.chosen) {
    setShown(props.chosen)
    setErrors([])
  }
  const batal = async () => {
    const missing = [
      ...(alasan.trim() ? [] : [props.tanpaAlasan]),
      ...(props.periksa?.() ?? []),
      ...belumSetuju(hadiah, tidakKembali),
    ]
    setErrors(missing)
    if (missing.length > 0 || !(await confirm(props.tanya))) return
    kirim(props.input({ alasan, ...(hadiah.length > 0 && { hadiah_tidak_kembali: tidakKembali }) }))
  }
  return (
    <div className="card batal">
      {props.detail}
      {props.bisa && (
        <>
          {props.children}
          {props.uang && <UangBatalList uang={props.uang} />}
          <HadiahDiserahkan hadiah={hadiah} setuju={tidakKembali} onSetuju={setTidakKembali} />
          <FieldErrors errors={errors.filter((e) => e.field !== 'alasan')} />
          <div className="batal-alasan">
            <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
              {(control) => (
                <TextInput {...control} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />
              )}
            </Field>
            <Button type="primary" danger loading={busy} onClick={() => void batal()}>
              {props.button}
            </Button>
          </div>
        </>
      )}
      {modal}
    </div>
  )
}
