import { Form, Switch } from 'antd'
import { useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { masukan, type FieldKatalog } from '#domain/katalog-field.ts'
import type { BarisKatalog, Katalog } from '#domain/katalog.ts'
import { messages } from '#domain/messages.ts'
import { ApiError } from '#client/net/api.ts'
import { tellError } from '#client/net/dialogs.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Formulir } from '#client/ui/Formulir.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { bidangGambar, lupaTersimpan, simpanGambar, type Gambar } from './gambar.ts'
import { bidangBidang, bodyDari, isianDari, isianKosong, salahnya, type Isian } from './isian.ts'
import { isDitolak, teksGagal } from './kabar.ts'
import { kodeTerbaca } from './kolom.tsx'
import { Kontrol } from './Kontrol.tsx'
import { kunciDari, pembaca } from './pembaca.ts'
import { PilihGambar } from './PilihGambar.tsx'
import { Pratinjau } from './pratinjau/Pratinjau.tsx'
import { useDasar } from './useDasar.ts'

interface Props {
  katalog: Katalog
  /** The row to edit; null makes a new one. */
  row: BarisKatalog | null
  /** All there are: what one has another cannot choose. */
  rows: readonly BarisKatalog[]
  onClose: () => void
}

/** Long enough to read that it was saved, before the page is loaded anew (spec 002 §4). */
const MUAT_ULANG_MS = 600

/** Tambah or Edit, in a static modal, with what the app makes of it beside. Nothing typed is lost when a save fails. */
export function FormKatalog({ katalog, row, rows, onClose }: Props) {
  const [form] = Form.useForm<Isian>()
  const { dasar, susul } = useDasar(katalog, row, form)
  const [mengirim, kirim] = useState(false)
  const [menyiapkan, siapkan] = useState(false)
  const { tambah, ubah } = katalog.calls
  const { gambar } = katalog
  const foto = bidangGambar(katalog)
  const gagal = teksGagal(katalog, dasar ? 'gagalMerubah' : 'gagalMenambahkan')

  const ditolak = async (error: ApiError) => {
    if (error.told) return
    if (!isDitolak(error)) return toast('error', gagal)
    if (error.errors.some(({ field }) => field.startsWith(foto)))
      form.setFieldValue(foto, lupaTersimpan((form.getFieldValue(foto) ?? []) as Gambar[]))
    const lain = tunjukkan(katalog, error)
    const berubah = dasar && error.status === 409 ? await susul() : []
    if (berubah.length > 0) await tellError(error.message, { list: [error.message, ...berubah] })
    else if (lain.length > 0) await tellError(lain[0]!, { list: lain })
  }
  /** Each beside its field, the first in the focus; answers those that belong to none. */
  const tunjukkan = ({ key }: Katalog, error: ApiError): string[] => {
    const names = [key, ...Object.keys(isianKosong(katalog))]
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
  const { send } = useSend(dasar ? ubah : (tambah ?? ubah), {
    changes: pembaca(katalog),
    onError: (error) => void ditolak(error),
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
      if (gambar?.tetap) setTimeout(() => location.reload(), MUAT_ULANG_MS)
    },
  })

  const simpan = async () => {
    const isian = await form.validateFields().catch(({ errorFields }) => {
      const first = (errorFields as { name: string[] }[])[0]
      if (first) form.scrollToField(first.name, { focus: true })
    })
    if (!isian) return
    kirim(true)
    try {
      const tersimpan = gambar ? { [foto]: await simpanFoto(isian[foto] as Gambar[]) } : {}
      const body = bodyDari(katalog, { ...isian, ...tersimpan }, !dasar)
      if (dasar)
        await send({
          ...kunciDari(ubah, String(dasar[katalog.key])),
          body: { ...body, versi: dasar.versi },
        } as never)
      else await send({ body } as never)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await ditolak(keGambar(error))
    } finally {
      kirim(false)
    }
  }
  /** What is stored is not sent again when what follows fails. */
  const simpanFoto = (isi: Gambar[]) =>
    simpanGambar(gambar!.folder, isi, (satu) =>
      form.setFieldValue(
        foto,
        (form.getFieldValue(foto) as Gambar[]).map((one) => (one.kunci === satu.kunci ? satu : one)),
      ),
    )
  const keGambar = (error: ApiError): ApiError =>
    new ApiError(error.kind, error.message, {
      status: error.status,
      id: error.id,
      told: error.told,
      errors: [{ field: foto, message: error.message }],
    })

  return (
    <StaticModal
      open
      title={`${dasar ? 'Edit' : 'Tambah'} ${katalog.title}`}
      onClose={onClose}
      onOk={() => void simpan()}
      okText={mengirim ? messages.sedangMenyimpan : messages.simpanData}
      busy={mengirim}
      okDisabled={menyiapkan}
      width={1000}
    >
      <Formulir
        form={form}
        initialValues={row ? isianDari(katalog, row) : isianKosong(katalog)}
        className="katalog-form"
      >
        <div className="katalog-isian">
          {dasar && !katalog.kunci && (
            <p className="katalog-kode muted">
              {katalog.keyLabel} <strong>{kodeTerbaca(dasar[katalog.key])}</strong>
            </p>
          )}
          {bidangBidang(katalog, !dasar).map(([name, field], i) => (
            <Bidang
              key={name}
              name={name}
              field={field}
              katalog={katalog}
              rows={rows.filter((one) => one[katalog.key] !== dasar?.[katalog.key])}
              pertama={i === 0}
            />
          ))}
          <Form.Item name="tayang" label="Tayang" valuePropName="checked" extra="Dilihat pelanggan">
            <Switch checkedChildren="Ya" unCheckedChildren="Tidak" />
          </Form.Item>
          {gambar && (
            <Form.Item
              name={foto}
              label="Gambar"
              required
              className="katalog-penuh"
              rules={[
                {
                  validator: async (_, isi: Gambar[] | undefined) => {
                    if (!isi?.length) throw new Error(gambar.kosong)
                  },
                },
              ]}
            >
              <PilihGambar
                folder={gambar.folder}
                maks={gambar.maks}
                tayang={dasar?.tayang ?? true}
                onMenyiapkan={siapkan}
              />
            </Form.Item>
          )}
        </div>
        <aside className="katalog-pratinjau" aria-label="Pratinjau">
          <Lipat nama="Pratinjau">
            <Pratinjau katalog={katalog} dasar={dasar} />
          </Lipat>
        </aside>
      </Formulir>
    </StaticModal>
  )
}

interface BidangProps {
  name: string
  field: FieldKatalog
  katalog: Katalog
  rows: readonly BarisKatalog[]
  pertama: boolean
}
function Bidang({ name, field, katalog, rows, pertama }: BidangProps) {
  const panjang = field.kind === 'teks' && (field.max ?? 0) >= 500
  const lebar = panjang || field.kind === 'url' || field.kind === 'daftar-group'
  return (
    <Form.Item
      name={name}
      label={field.label}
      required={!masukan(field).safeParse(undefined).success}
      extra={field.help ?? BANTU[field.kind]}
      {...(lebar && { className: 'katalog-lebar' })}
      rules={[
        {
          validator: async (_, value: unknown) => {
            const salah = salahnya(field, value)
            if (salah) throw new Error(salah)
          },
        },
      ]}
    >
      <Kontrol field={field} katalog={katalog} rows={rows} autoFocus={pertama} />
    </Form.Item>
  )
}

const BANTU: { [K in FieldKatalog['kind']]?: string } = {
  hashtag: 'Dipisah koma: #375, #16K',
  url: 'Diawali https://',
}
