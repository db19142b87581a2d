import { Form, type FormInstance, type FormRule } from 'antd'
import { z } from 'zod'
import { formFields, keyArgs } from '#domain/master-calls.ts'
import type { ScreenRow, Values, Field, AnyMaster } from '#domain/master-types.ts'
import { counts, createSchema, fieldFor } from '#domain/master-field.ts'
import { errors } from '#domain/errors.ts'
import type { ApiError } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { tellError } from '#client/net/dialogs.ts'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { Control } from './Control.tsx'
import { overridesOf } from './overrides/index.ts'
import { isDeleted, offerReactivation, useReactivate } from './reactivate.ts'
import { bedaDari, currentRow, useBase } from './useBase.ts'
import { bodyOf, changesOf, emptyForm, formOf, tetap } from './values.ts'
import './master-form.css'

/** A longer form stands in two columns, so that it fits 768 pixels of height. */
const LONG = 6

interface MasterFormProps {
  master: AnyMaster
  /** The row to edit; null makes a new one. */
  row: ScreenRow | null
  onClose: () => void
}

/** Tambah or Edit, in a static modal. */
export function MasterForm({ master, row, onClose }: MasterFormProps) {
  const [form] = Form.useForm<Values>()
  const { create, edit, page } = master.screen
  const { base, susul, pakai } = useBase(master, row, form)
  const reactivate = useReactivate(master)
  const done = ({ message }: { message: string }) => {
    toast('success', message)
    onClose()
  }
  const refused = async (error: ApiError) => {
    const berubah = error.id === 'masterBerubah' ? await susul() : undefined
    if (berubah) return void (await tellError(error.message, { list: [error.message, ...berubah] }))
    if (isDeleted(error)) return hidupkan(error)
    return tellFormError(form, error)
  }
  /** The code is there, deactivated: it is used again, with what was typed. */
  const hidupkan = async (ditolak: ApiError) => {
    const typed = form.getFieldsValue(true) as Values
    const dulu = await currentRow(master, base ?? bodyOf(master, typed)).catch(() => undefined)
    const entered = dulu && { ...typed, ...tetap(master, dulu) }
    const ubahan = dulu && entered && edit && mayMake(edit) ? bedaDari(master, dulu, entered) : []
    await offerReactivation(ditolak, ubahan, async () => {
      const now = await reactivate.send(String(dulu?.[master.key] ?? typed[master.key]))
      if (!now) return
      if (ubahan.length === 0) return onClose()
      pakai(now)
      await editing.send({
        ...keyArgs(master, edit!, String(now[master.key])),
        body: changesOf(master, now, entered!),
      })
    })
  }
  const changes = [page!, ...Object.values(master.calls)]
  const creating = useSend(create!, { onDone: done, onError: refused, changes })
  const editing = useSend(edit!, { onDone: done, onError: refused, changes })
  const save = async () => {
    const values = await validValues(form)
    if (!values) return
    if (base)
      await editing.send({
        ...keyArgs(master, edit!, String(base[master.key])),
        body: changesOf(master, base, values),
      })
    else await creating.send({ body: bodyOf(master, values) })
  }
  return (
    <StaticModal
      open
      title={`${base ? 'Edit' : 'Tambah'} ${master.title}`}
      onClose={onClose}
      onOk={save}
      busy={creating.busy || editing.busy || reactivate.busy}
      width={formFields(master).length > LONG ? 720 : 520}
    >
      <Formulir
        form={form}
        initialValues={row ? formOf(master, row) : emptyForm(master)}
        onValuesChange={(changed: Values) => clearMeasures(form, master, changed)}
      >
        <div className="master-fields">
          <Fields master={master} isEdit={base !== null} />
        </div>
      </Formulir>
    </StaticModal>
  )
}

/** Clears a figure when its unit changes: a figure typed as a percent is not rupiah. */
function clearMeasures(form: FormInstance<Values>, master: AnyMaster, changed: Values): void {
  const stale = formFields(master).filter(([, field]) => field.kind === 'ukuran' && field.oleh in changed)
  form.setFields(stale.map(([name]) => ({ name, value: null, errors: [] })))
}

function Fields({ master, isEdit }: { master: AnyMaster; isEdit: boolean }) {
  const form = Form.useFormInstance<Values>()
  const values: Values = Form.useWatch((all: Values) => all, form) ?? form.getFieldsValue(true)
  const { controls = {} } = overridesOf(master)
  const isFixed = ([name, field]: [string, Field]) =>
    isEdit && (field.readOnlyOnEdit === true || name === master.key)
  const fields = formFields(master)
  const first = fields.find((entry) => !isFixed(entry))?.[0]
  return fields.map(([name, given]) => {
    const field = fieldFor(given, values)
    const FieldControl = controls[name] ?? Control
    const fixed = isFixed([name, field])
    if (!counts(field, values)) return null
    return (
      <Form.Item
        key={name}
        name={name}
        label={field.label}
        rules={fixed ? [] : rulesFor(master, name, field)}
        required={field.default === undefined}
        extra={field.help}
        {...(field.from ? { dependencies: [field.from] } : {})}
        {...(field.kind === 'ya-tidak' ? { valuePropName: 'checked' } : {})}
      >
        <FieldControl field={field} disabled={fixed} {...(name === first ? { autoFocus: true } : {})} />
      </Form.Item>
    )
  })
}

/** The checks of the server: of the field itself, and of the range it ends. */
const rulesFor = (master: AnyMaster, name: string, field: Field): FormRule[] => [
  ...rulesOf(z.object({ [name]: createSchema(field) }))(name),
  ...(field.from ? [endOfRange(master, field, field.from)] : []),
]

const endOfRange =
  (master: AnyMaster, { label }: Field, from: string): FormRule =>
  ({ getFieldValue }) => ({
    async validator(_rule, value: unknown) {
      const begin: unknown = getFieldValue(from)
      if (value == null || begin == null || (begin as number) <= (value as number)) return
      throw new Error(errors.rentangTerbalik({ label, dari: master.fields[from]!.label }).message)
    },
  })
