import { Form, type FormInstance, type FormProps, type FormRule } from 'antd'
import { useId, type ReactNode } from 'react'
import { z } from 'zod'
import type { ApiError } from '#client/net/api.ts'
import { tellSaveError } from '#client/net/query.ts'
import { tellError } from '#client/net/dialogs.ts'
import { enterGoesOn } from './keys.ts'
import './field.css'

/**
 * A form in which Enter goes on and submits nothing (spec 000 §2): only its buttons do. Its fields' ids are its own: another form that is
 * open, or kept behind, may have fields of the same names.
 */
export function Formulir<Values>(
  props: Omit<FormProps<Values>, 'children' | 'name'> & { children: ReactNode },
) {
  return (
    <Form<Values>
      name={useId()}
      layout="vertical"
      requiredMark={required}
      autoComplete="off"
      {...props}
      onKeyDown={enterGoesOn}
    />
  )
}

/** The star stands behind the label, as in Field. */
const required: FormProps['requiredMark'] = (label, { required: must }) => (
  <>
    {label}
    {must && (
      <span aria-hidden="true" className="field-required">
        *
      </span>
    )}
  </>
)

/**
 * The rules of a form's fields, from the schema of the call it sends: `const rules = rulesOf(changePassword.body)`,
 * then `<Form.Item name="password" rules={rules('password')}>`. Values are what the call takes (milligrams, rupiah).
 */
export const rulesOf =
  (body: z.ZodObject) =>
  (field: string): FormRule[] => {
    const schema = body.shape[field] as z.ZodType | undefined
    if (!schema) throw new Error(`${field} is not in the schema`)
    const required = !schema.safeParse(undefined).success
    return [
      {
        async validator(_rule, value: unknown) {
          const given = value ?? undefined
          if (given === undefined && !required) return
          const result = z.safeEncode(
            schema,
            (given ?? (schema instanceof z.ZodString ? '' : undefined)) as never,
          )
          if (!result.success) throw new Error(result.error.issues[0]?.message)
        },
      },
    ]
  }

/** Answers the values of the form; undefined while a field is wrong, which the form then says beside it. */
export const validValues = <Values,>(form: FormInstance<Values>): Promise<Values | undefined> =>
  form.validateFields().catch(() => undefined)

/** Puts the server's errors beside their fields; answers those that belong to no field of this form. */
export function showErrors(form: FormInstance, error: ApiError): string[] {
  const names = new Set(Object.keys(form.getFieldsValue(true) as object))
  const own = error.errors.filter((e) => names.has(e.field.split('.')[0]!))
  form.setFields(
    [...new Set(own.map((e) => e.field))].map((field) => ({
      name: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      errors: own.filter((e) => e.field === field).map((e) => e.message),
    })),
  )
  const elsewhere = error.errors.filter((e) => !own.includes(e)).map((e) => e.message)
  return error.errors.length === 0 ? [error.message] : elsewhere
}

/** A save of this form was refused: each error beside its field, what belongs to none of them in a dialog. Closes with it. */
export async function tellFormError(form: FormInstance, error: ApiError): Promise<void> {
  if (error.kind !== 'refused') return tellSaveError(error)
  const elsewhere = showErrors(form, error)
  if (elsewhere.length) await tellError(elsewhere[0]!, { list: elsewhere })
}
