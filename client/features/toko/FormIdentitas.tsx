import { Button, Form, Select } from 'antd'
import type { z } from 'zod'
import { pasangKunciPortal } from '#domain/calls/kunci-portal.ts'
import { ubahIdentitas } from '#domain/calls/toko.ts'
import { zona, ZONA } from '#domain/zona.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { toast } from '#client/net/toasts.ts'

type Identitas = z.output<typeof ubahIdentitas.body>

const FIELDS = [
  ['nama_toko', 'Nama Toko', 60, 'Di header dan di nota'],
  ['no_telp', 'No Telepon', 30],
  ['alamat_toko', 'Alamat', 200],
  ['kota', 'Kota', 60],
  ['npwp', 'NPWP', 30],
  [
    'izin_gadai',
    'No Izin Usaha Gadai (OJK)',
    60,
    'Wajib bila toko meminjamkan uang dengan jaminan perhiasan',
  ],
] as const

const rules = rulesOf(ubahIdentitas.body)
/** An empty value is stored as '-' and seen as an empty field. */
const shown = (identitas: Identitas): Identitas =>
  Object.fromEntries(
    Object.entries(identitas).map(([field, value]) => [field, value === '-' ? '' : value]),
  ) as Identitas

/** Name, address, licences, clock. */
export function FormIdentitas({ identitas, onSimpan }: { identitas: Identitas; onSimpan: () => void }) {
  const [form] = Form.useForm<Identitas>()
  const may = mayMake(ubahIdentitas)
  const mayPortal = mayMake(pasangKunciPortal)
  const simpan = useSend(ubahIdentitas, {
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
    <Formulir form={form} initialValues={shown(identitas)} disabled={!may} className="card">
      <div className="toko-bidang">
        {FIELDS.map(([name, label, max, help]) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={rules(name)}
            required={name === 'nama_toko' || name === 'alamat_toko'}
            extra={help}
            className={name === 'alamat_toko' ? 'lebar' : ''}
          >
            <TextInput maxLength={max} />
          </Form.Item>
        ))}
        <Form.Item
          name="zona"
          label="Zona Waktu"
          rules={rules('zona')}
          required
          extra="Menentukan tanggal hari ini dan jam di nota toko ini"
        >
          <Select options={ZONA.map((value) => ({ value, label: zona[value].nama }))} />
        </Form.Item>
        <Form.Item
          name="portal"
          label="Alamat Portal"
          rules={rules('portal')}
          extra={
            mayPortal
              ? 'Alamat server toko ini sendiri, bila ada: https://…'
              : 'Hanya OWN yang boleh mengubahnya'
          }
        >
          <TextInput asTyped maxLength={200} disabled={!mayPortal} />
        </Form.Item>
      </div>
      {may && (
        <Button type="primary" onClick={() => void save()} loading={simpan.busy}>
          Simpan Identitas
        </Button>
      )}
    </Formulir>
  )
}
