import { Button, Input, Space } from 'antd'
import { lazy, Suspense, useState } from 'react'

const CariMember = lazy(async () => ({
  default: (await import('#client/features/member/CariMember.tsx')).CariMember,
}))

interface MemberFilterProps {
  value: string
  onChange: (kode_member: string) => void
  id: string
  status?: 'error'
}

/** A code as typed, or of the member that the search modal finds (spec 001 §2.13). */
export function MemberFilter({ value, onChange, ...rest }: MemberFilterProps) {
  const [searching, setSearching] = useState(false)
  return (
    <>
      <Space.Compact block>
        <Input
          {...rest}
          value={value}
          allowClear
          maxLength={20}
          placeholder="SEMUA"
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <Button onClick={() => setSearching(true)}>Cari Member</Button>
      </Space.Compact>
      {searching && (
        <Suspense>
          <CariMember
            onClose={() => setSearching(false)}
            onChoose={({ kode_member }) => {
              setSearching(false)
              onChange(kode_member)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
