import { useState } from 'react'
import type { Member } from '#domain/calls/member.ts'
import { MemberPicker } from './MemberPicker.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Riwayat } from './Riwayat.tsx'
import './member.css'

/** The transactions of a single member (DOMAIN §F.3). */
export function LihatTransaksiMember() {
  const [{ kode, member }, setChoice] = useState<{ kode: string; member: Member | undefined }>({
    kode: '',
    member: undefined,
  })
  return (
    <>
      <PageHeader title="Lihat Transaksi Member" about="Dokumen dan kasus toko ini, poin seluruh toko" />
      <div className="member-pilih card">
        <MemberPicker
          sebutKunjungan={false}
          autoFocus
          kode={kode}
          onChange={(next, found) => setChoice({ kode: next, member: found })}
        />
      </div>
      {member ? (
        <Riwayat key={member.kode_member} kode_member={member.kode_member} />
      ) : (
        <EmptyState
          title="Pilih Member"
          text="Ketik kode member, atau cari dengan nama, nomor HP, atau alamat."
        />
      )}
    </>
  )
}
