import { Form } from 'antd'
import { formFields, formSchema, type ScreenRow, type Values } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master.ts'
import type { ApiError } from '#client/api.ts'
import { tellSaveError, useSend } from '#client/query.ts'
import { Formulir, rulesOf, showErrors } from '#client/ui/Formulir.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/ui/toasts.ts'
import { tellError } from '#client/ui/dialogs.ts'
import { Control } from './Control.tsx'
import { overridesOf } from './overrides/index.ts'
import { isDeleted, offerReactivation, useReactivate } from './reactivate.ts'
import { bodyOf, changesOf, emptyForm, formOf } from './values.ts'
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
  const reactivate = useReactivate(master, onClose)
  const done = ({ message }: { message: string }) => {
    toast('success', message)
    onClose()
  }
  const refused = async (error: ApiError) => {
    if (isDeleted(error)) return offerReactivation(error, () => reactivate.send(String(form.getFieldValue(master.key))))
    if (error.kind !== 'refused') return tellSaveError(error)
    const elsewhere = showErrors(form, error)
    if (elsewhere.length) await tellError(elsewhere[0]!, { list: elsewhere })
  }
  const changes = [page!, ...Object.values(master.calls)]
  const creating = useSend(create!, { onDone: done, onError: refused, changes })
  const editing = useSend(edit!, { onDone: done, onError: refused, changes })
  const save = async () => {
    const values = await form.validateFields().catch(() => undefined)
    if (!values) return
    if (row) await editing.send({ params: { code: String(row[master.key]) }, body: changesOf(master, row, values) })
    else await creating.send({ body: bodyOf(master, values) })
  }
  return (
    <StaticModal open title={`${row ? 'Edit' : 'Tambah'} ${master.title}`} onClose={onClose} onOk={save} busy={creating.busy || editing.busy || reactivate.busy} width={formFields(master).length > LONG ? 720 : 520}>
      <Formulir form={form} initialValues={row ? formOf(master, row) : emptyForm(master)}>
        <div className="master-fields">
          <Fields master={master} isEdit={row !== null} />
        </div>
      </Formulir>
    </StaticModal>
  )
}

function Fields({ master, isEdit }: { master: AnyMaster; isEdit: boolean }) {
  const rules = rulesOf(formSchema(master))
  const { controls = {} } = overridesOf(master)
  return formFields(master).map(([name, field], index) => {
    const FieldControl = controls[name] ?? Control
    const fixed = isEdit && (field.readOnlyOnEdit === true || name === master.key)
    return (
      <Form.Item key={name} name={name} label={field.label} rules={fixed ? [] : rules(name)} required={field.default === undefined} extra={field.help}
        {...(field.kind === 'ya-tidak' ? { valuePropName: 'checked' } : {})}>
        <FieldControl field={field} disabled={fixed} {...(index === (isEdit ? 1 : 0) ? { autoFocus: true } : {})} />
      </Form.Item>
    )
  })
}
