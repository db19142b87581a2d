import { Button, Form, Select } from 'antd'
import type { z } from 'zod'
import { BAUD } from '#domain/calls/perlengkapan.ts'
import { ubahAlat } from '#domain/calls/toko.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { toast } from '#client/net/toasts.ts'

type Alat = z.output<typeof ubahAlat.body>
const rules = rulesOf(ubahAlat.body)
const empty = (text: string): string => (text === '-' ? '' : text)

/** The scale of the counter (DOMAIN §G-12). */
export function FormAlat({ alat, onSimpan }: { alat: Alat; onSimpan: () => void }) {
  const [form] = Form.useForm<Alat>()
  const may = mayMake(ubahAlat)
  const simpan = useSend(ubahAlat, {
    onDone({ message }) {
      toast('success', message)
      onSimpan()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values) await simpan.send({ body: values })
  }
  return (
    <Formulir
      form={form}
      initialValues={{
        ...alat,
        timbangan_seri: empty(alat.timbangan_seri),
      }}
      disabled={!may}
    >
      <div className="toko-dua">
        <section className="card" aria-label="Timbangan">
          <h2>Timbangan</h2>
          <Form.Item
            name="timbangan_baud"
            label="Kecepatan Port (baud)"
            rules={rules('timbangan_baud')}
            required
            extra="Usulan bagi timbangan merek Umum; umumnya 9600. Tiap komputer menghubungkan timbangannya sendiri."
          >
            <Select options={BAUD.map((value) => ({ value, label: String(value) }))} />
          </Form.Item>
          <Form.Item name="timbangan_seri" label="No Seri Timbangan" rules={rules('timbangan_seri')}>
            <TextInput maxLength={60} />
          </Form.Item>
          <Form.Item
            name="tera_sampai"
            label="Tera Berlaku Sampai"
            rules={rules('tera_sampai')}
            extra="Diperingatkan 30 hari sebelumnya. Timbangan dagang wajib ditera (UU 2/1981)."
          >
            <TanggalPicker allowClear />
          </Form.Item>
        </section>
      </div>
      {may && (
        <Button
          type="primary"
          onClick={({ currentTarget }) => void (keTanggalKeliru(currentTarget.closest('form')) || save())}
          loading={simpan.busy}
        >
          Simpan Timbangan
        </Button>
      )}
    </Formulir>
  )
}
