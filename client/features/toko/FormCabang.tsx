import { Checkbox, Form, Select } from 'antd'
import type { z } from 'zod'
import type { CallReply } from '#domain/call.ts'
import { listToko } from '#domain/calls/sesi.ts'
import { bukaCabang, allToko, tandaiTokoJauh } from '#domain/calls/toko.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { zona as ZONA_NAMA, ZONA, type Zona } from '#domain/zona.ts'
import { mayMake } from '#client/net/may.ts'
import { useMe } from '#client/net/me.ts'
import { useSend } from '#client/net/query.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'

type Cabang = z.output<typeof bukaCabang.body>
const rules = rulesOf(bukaCabang.body)

interface FormCabangProps {
  list: CallReply<typeof allToko>
  tgl_system: TanggalSystem
  zona: Zona
  onClose: () => void
}

/** Opens another shop of the chain, with what it takes over from an existing shop. */
export function FormCabang({ list, tgl_system, zona, onClose }: FormCabangProps) {
  const [form] = Form.useForm<Cabang>()
  const me = useMe()
  const today = me?.today ?? tgl_system
  const jauh = Form.useWatch('jauh', form) ?? false
  const dari = Form.useWatch('salin_dari', form) && !jauh
  const buka = useSend(bukaCabang, {
    changes: [allToko, listToko],
    onDone({ data, message }) {
      toast('success', jauh ? message : `${message}. Masuklah di ${data.nama_toko} untuk melengkapinya`)
      onClose()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    if (values)
      await buka.send({ body: { ...values, salin_dari: jauh ? null : (values.salin_dari ?? null) } })
  }
  const awal = {
    kode_toko: '',
    nama_toko: '',
    alamat_toko: '',
    kota: '',
    no_telp: '',
    npwp: '',
    zona,
    tgl_system: today,
    salin_dari: list.find((t) => t.status_aktif && !t.is_pusat && !t.jauh)?.kode_toko ?? null,
    salin_harga: true,
    salin_parameter: true,
    salin_baki: true,
    jauh: false,
    portal: '',
  }
  return (
    <StaticModal
      open
      title="Buka Toko Baru"
      onClose={onClose}
      onOk={() => void save()}
      okText="Buat Toko"
      busy={buka.busy}
      width={760}
    >
      <Formulir form={form} initialValues={awal}>
        <div className="toko-bidang toko-tiga">
          <Form.Item
            name="kode_toko"
            label="Kode Toko"
            rules={rules('kode_toko')}
            required
            extra="1 sampai 6 huruf atau angka; tetap"
          >
            <TextInput maxLength={6} autoFocus />
          </Form.Item>
          <Form.Item name="nama_toko" label="Nama Toko" rules={rules('nama_toko')} required className="dua">
            <TextInput maxLength={60} />
          </Form.Item>
          <Form.Item
            name="alamat_toko"
            label="Alamat"
            rules={rules('alamat_toko')}
            required
            className="lebar"
          >
            <TextInput maxLength={200} />
          </Form.Item>
          <Form.Item name="kota" label="Kota" rules={rules('kota')}>
            <TextInput maxLength={60} />
          </Form.Item>
          <Form.Item name="no_telp" label="No Telepon" rules={rules('no_telp')}>
            <TextInput maxLength={30} />
          </Form.Item>
          <Form.Item name="npwp" label="NPWP" rules={rules('npwp')}>
            <TextInput maxLength={30} />
          </Form.Item>
          <Form.Item name="zona" label="Zona Waktu" rules={rules('zona')} required>
            <Select options={ZONA.map((value) => ({ value, label: ZONA_NAMA[value].nama }))} />
          </Form.Item>
          <Form.Item name="tgl_system" label="Tanggal Mulai" rules={rules('tgl_system')} required>
            <TanggalPicker allowClear={false} max={today} />
          </Form.Item>
          <Form.Item name="salin_dari" label="Salin Dari Toko">
            <Select
              allowClear
              placeholder="Tidak menyalin"
              disabled={jauh}
              options={list
                .filter((t) => !t.jauh)
                .map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} ${t.nama_toko}` }))}
            />
          </Form.Item>
        </div>
        {mayMake(tandaiTokoJauh) && (
          <div className="toko-bidang toko-tiga">
            <Form.Item name="jauh" valuePropName="checked" label="Server">
              <Checkbox>Toko ini punya server sendiri</Checkbox>
            </Form.Item>
            <Form.Item
              name="portal"
              label="Alamat Portal"
              rules={rules('portal')}
              className="dua"
              extra="Alamat server toko itu: https://…"
            >
              <TextInput asTyped maxLength={200} disabled={!jauh} />
            </Form.Item>
          </div>
        )}
        <div className="toko-salin">
          <Form.Item name="salin_harga" valuePropName="checked" noStyle>
            <Checkbox disabled={!dari}>Harga emas</Checkbox>
          </Form.Item>
          <Form.Item name="salin_parameter" valuePropName="checked" noStyle>
            <Checkbox disabled={!dari}>Parameter sistem</Checkbox>
          </Form.Item>
          <Form.Item name="salin_baki" valuePropName="checked" noStyle>
            <Checkbox disabled={!dari}>Gudang dan baki</Checkbox>
          </Form.Item>
        </div>
      </Formulir>
    </StaticModal>
  )
}
