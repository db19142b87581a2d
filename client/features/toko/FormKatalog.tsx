import { Button, Form } from 'antd'
import type { z } from 'zod'
import { pengaturanKatalog, ubahPengaturanKatalog } from '#domain/calls/katalog-member.ts'
import { allToko } from '#domain/calls/toko.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'

type Entered = z.output<typeof ubahPengaturanKatalog.body>
const rules = rulesOf(ubahPengaturanKatalog.body)

/** The customers' catalogue: of the chain, so beside its shops (DOMAIN §O.7-5). */
export function FormKatalog() {
  const reading = useCall(pengaturanKatalog, {}, { staleTime: 0 })
  const { data } = reading
  return (
    <section className="card toko-katalog" aria-label="Katalog Customer">
      <h2>Katalog Customer</h2>
      {data ? (
        <Content key={JSON.stringify(data)} {...data} />
      ) : (
        <Menunggu reading={reading} apa="Pengaturan Katalog" />
      )}
    </section>
  )
}

function Content({
  toko_harga,
  ada_pusat,
  ...entered
}: Entered & { toko_harga: string; ada_pusat: boolean }) {
  const [form] = Form.useForm<Entered>()
  const toko = useCall(allToko, {})
  const may = mayMake(ubahPengaturanKatalog)
  const simpan = useSend(ubahPengaturanKatalog, {
    changes: [pengaturanKatalog],
    onDone: ({ message }) => toast('success', message),
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values) await simpan.send({ body: { ...values, katalog_toko: values.katalog_toko ?? null } })
  }
  return (
    <Formulir form={form} initialValues={entered} disabled={!may}>
      <div className="toko-bidang">
        <Form.Item
          name="katalog_toko"
          label="Harga Dari Toko"
          rules={rules('katalog_toko')}
          extra={
            ada_pusat
              ? `Selama ada pusat, harga katalog adalah harga pusat (${toko_harga}).`
              : `Kosong: toko pertama. Sekarang: ${toko_harga || '-'}.`
          }
        >
          <Picker<string>
            reading={toko}
            allowClear
            placeholder="Toko pertama"
            options={(toko.data ?? [])
              .filter((t) => t.status_aktif)
              .map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} ${t.nama_toko}` }))}
          />
        </Form.Item>
        <Form.Item
          name="nama"
          label="Nama Di Katalog"
          rules={rules('nama')}
          extra="Seperti customer mengenal rantai toko ini. Kosong: nama toko yang harganya tampil."
        >
          <TextInput asTyped maxLength={60} />
        </Form.Item>
        <Form.Item
          name="alamat"
          label="Alamat Katalog"
          rules={rules('alamat')}
          extra="Alamat server ini seperti dibuka customer dari HP: untuk QR Kode Katalog dan tautan yang dibagikan. Kosong: tidak ada alamat yang disebut."
        >
          <TextInput maxLength={200} placeholder="https://emas.example" />
        </Form.Item>
      </div>
      {may && (
        <Button type="primary" onClick={() => void save()} loading={simpan.busy}>
          Simpan Katalog
        </Button>
      )}
    </Formulir>
  )
}
