import { Button } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { pesanKunjungan } from '#domain/rules/member.ts'
import { ejaTelepon, isTelepon } from '#domain/telepon.ts'
import { toast } from '#client/net/toasts.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TeleponInput, TextInput } from '#client/ui/inputs.tsx'
import { lazily } from '#client/ui/lazily.tsx'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import { PencarianMember, type ChosenMember } from './PencarianMember.tsx'
import { RingkasMember } from './RingkasMember.tsx'
import { tanyaTidakAktif } from './tidak-aktif.ts'
import { useChosenMember } from './useChosenMember.ts'

const KodeKatalog = lazily(async () => (await import('./KodeKatalog.tsx')).KodeKatalog)
const FormMember = lazy(async () => ({ default: (await import('./FormMember.tsx')).FormMember }))

interface Props {
  pelanggan: Pelanggan
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<Pelanggan>) => void
  /** A member was chosen, of whom nothing is asked. */
  onChosen?: () => void
}

/** Asks for the customer: a member that is looked for or registered here, or a name, a phone and an address. */
export function PelangganForm({ pelanggan, errors, disabled, onUbah, onChosen }: Props) {
  const [diubah, setDiubah] = useState<string>()
  const choose = (member: ChosenMember) => {
    onUbah({ jenis_pelanggan: 'MEMBER', kode_customer: member.kode_member })
    const kali = pesanKunjungan(member.trx_count)
    if (kali) toast('info', kali)
    if (!member.tidak_aktif) onChosen?.()
    else void tanyaTidakAktif().then((yes) => yes && setDiubah(member.kode_member))
  }
  return (
    <div className="member-form">
      {pelanggan.jenis_pelanggan === 'MEMBER' ? (
        <Chosen
          pelanggan={pelanggan}
          error={errorOf(errors, 'kode_customer')}
          disabled={disabled}
          onGanti={() => onUbah({ jenis_pelanggan: 'NONMEMBER', kode_customer: '' })}
        />
      ) : (
        <BukanMember {...{ pelanggan, errors, disabled, onUbah }} onChoose={choose} />
      )}
      <Suspense>
        {diubah !== undefined && <FormMember kode_member={diubah} onClose={() => setDiubah(undefined)} />}
      </Suspense>
    </div>
  )
}

function Chosen({
  pelanggan,
  error,
  disabled,
  onGanti,
}: {
  pelanggan: Pelanggan
  error: string | undefined
  disabled: boolean
  onGanti: () => void
}) {
  const { member, reading } = useChosenMember(pelanggan)
  return (
    <div className="member-dipilih" role="status">
      <p>
        <span className="till-kadar">MEMBER</span> {pelanggan.kode_customer}
        {member && (
          <>
            <br />
            <RingkasMember member={member} />
          </>
        )}
      </p>
      <Unread reading={reading} apa="Data Member" />
      <div className="member-dipilih-tombol">
        <Button autoFocus disabled={disabled} onClick={onGanti}>
          Ganti
        </Button>
        {member?.status_aktif && <KodeKatalog kode_member={member.kode_member} disabled={disabled} />}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function BukanMember({
  pelanggan,
  errors,
  disabled,
  onUbah,
  onChoose,
}: Omit<Props, 'onChosen'> & { onChoose: (member: ChosenMember) => void }) {
  const form = useRef<HTMLDivElement>(null)
  const error = (field: string) => errorOf(errors, field)
  const ke = (nomor: number) => form.current?.querySelectorAll('input')[nomor]?.focus()
  const bukan = (text: string) => {
    const number = isTelepon(text)
    onUbah(number ? { no_hp: ejaTelepon(text) } : { nama_customer: text })
    ke(number ? 0 : 1)
  }
  return (
    <>
      <PencarianMember register disabled={disabled} onChoose={onChoose} onBukan={bukan} />
      {error('kode_customer') && (
        <p className="field-error" role="alert">
          {error('kode_customer')}
        </p>
      )}
      <div ref={form} className="member-form">
        <div className="member-dua">
          <Field label="Nama" error={error('nama_customer')}>
            {(control) => (
              <TextInput
                {...control}
                placeholder="REGULER"
                maxLength={100}
                disabled={disabled}
                value={pelanggan.nama_customer}
                onChange={(nama_customer) => onUbah({ nama_customer })}
              />
            )}
          </Field>
          <Field label="No HP" error={error('no_hp')}>
            {(control) => (
              <TeleponInput
                {...control}
                disabled={disabled}
                value={pelanggan.no_hp}
                onChange={(no_hp) => onUbah({ no_hp })}
              />
            )}
          </Field>
        </div>
        <Field label="Alamat" error={error('alamat_customer')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              disabled={disabled}
              value={pelanggan.alamat_customer}
              onChange={(alamat_customer) => onUbah({ alamat_customer })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
