import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { ApiError } from '#client/net/api.ts'
import { tellError } from '#client/net/dialogs.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { pictureFields, lupaTersimpan, savePicture, type Picture } from './pictures.ts'
import { bodyDari, emptyForm, type Entered } from './form.ts'
import { isDitolak, kabariTakTerduga } from './kabar.ts'
import { kunciDari, reader } from './reader.ts'

/** Long enough to read that it was saved, before the page is loaded anew (spec 002 §4). */
const RELOAD_MS = 600

interface Simpan {
  katalog: Katalog
  form: FormInstance<Entered>
  /** The row as it is known now; null makes a new one. */
  base: KatalogRow | null
  /** Looks at it again; what others changed since, in words. */
  susul: () => Promise<string[]>
  onClose: () => void
}

/** Sends what stands in the form: its pictures first, then the row. What is refused is told beside its field; nothing typed is lost. */
export function useSimpan({ katalog, form, base, susul, onClose }: Simpan) {
  const [mengirim, kirim] = useState(false)
  const { tambah, ubah } = katalog.calls
  const { picture } = katalog
  const foto = pictureFields(katalog)

  const ditolak = async (error: ApiError) => {
    if (error.told) return
    if (!isDitolak(error)) return kabariTakTerduga(katalog, base ? 'gagalMerubah' : 'gagalMenambahkan', error)
    if (error.errors.some(({ field }) => field.startsWith(foto)))
      form.setFieldValue(foto, lupaTersimpan((form.getFieldValue(foto) ?? []) as Picture[]))
    const lain = tunjukkan(katalog, form, error)
    const berubah = base && error.status === 409 ? await susul() : []
    if (berubah.length > 0) await tellError(error.message, { list: [error.message, ...berubah] })
    else if (lain.length > 0) await tellError(lain[0]!, { list: lain })
  }
  const { send } = useSend(base ? ubah : (tambah ?? ubah), {
    changes: reader(katalog),
    onError: (error) => void ditolak(error),
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
      if (picture?.tetap) setTimeout(() => location.reload(), RELOAD_MS)
    },
  })

  /** Stores the pictures. A picture that is stored is not sent again when a later step fails. */
  const simpanFoto = (content: Picture[]) =>
    savePicture(picture!.folder, content, (satu) =>
      form.setFieldValue(
        foto,
        (form.getFieldValue(foto) as Picture[]).map((one) => (one.kunci === satu.kunci ? satu : one)),
      ),
    )
  const simpan = async () => {
    const entered = await form.validateFields().catch(({ errorFields }) => {
      const first = (errorFields as { name: string[] }[])[0]
      if (first) form.scrollToField(first.name, { focus: true })
    })
    if (!entered) return
    kirim(true)
    try {
      const tersimpan = picture ? { [foto]: await simpanFoto(entered[foto] as Picture[]) } : {}
      const body = bodyDari(katalog, { ...entered, ...tersimpan }, !base)
      if (base)
        await send({
          ...kunciDari(ubah, String(base[katalog.key])),
          body: { ...body, versi: base.versi },
        } as never)
      else await send({ body } as never)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await ditolak(inPicture(foto, error))
    } finally {
      kirim(false)
    }
  }
  return { mengirim, simpan }
}

/** Shows every error beside its field and focuses the first; answers the errors that belong to no field. */
function tunjukkan(katalog: Katalog, form: FormInstance<Entered>, error: ApiError): string[] {
  const names = [katalog.key, ...Object.keys(emptyForm(katalog))]
  const at = ({ field }: FieldError) => field.split('.')[0]!
  const own = error.errors.filter((e) => names.includes(at(e)))
  const wrong = names.filter((name) => own.some((e) => at(e) === name))
  form.setFields(
    wrong.map((name) => ({
      name,
      errors: [...new Set(own.filter((e) => at(e) === name).map(({ message }) => message))],
    })),
  )
  if (wrong[0]) form.scrollToField(wrong[0], { focus: true })
  const lain = error.errors.filter((e) => !own.includes(e)).map(({ message }) => message)
  return error.errors.length === 0 ? [error.message] : lain
}

/** Moves the reason why a picture could not be stored to the field with the pictures. */
const inPicture = (field: string, { kind, message, status, id, told }: ApiError): ApiError =>
  new ApiError(kind, message, { status, id, told, errors: [{ field, message }] })
