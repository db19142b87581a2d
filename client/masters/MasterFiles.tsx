import { Button } from 'antd'
import { useState } from 'react'
import type { ScreenCalls, Search, AnyMaster } from '#domain/master-types.ts'
import { ApiError, callFile } from '#client/net/api.ts'
import { saveFile } from '#client/ui/csv.ts'
import { toast } from '#client/net/toasts.ts'
import { ImporMaster } from './ImporMaster.tsx'

interface MasterFilesProps {
  master: AnyMaster
  /** The operations that the user's rights allow. */
  calls: ScreenCalls
  /** The search on the screen: exactly the rows shown are exported. */
  search: Search
}

/** The rows of a master as a file, and back. */
export function MasterFiles({ master, calls, search }: MasterFilesProps) {
  const [importing, setImporting] = useState(false)
  const [making, setMaking] = useState<'xlsx' | 'csv'>()
  const make = async (format: 'xlsx' | 'csv') => {
    setMaking(format)
    try {
      const { blob, name } = await callFile(calls[format]!, { query: search })
      saveFile(name, blob)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('error', error.message)
    } finally {
      setMaking(undefined)
    }
  }
  return (
    <>
      {calls.csv && (
        <Button loading={making === 'csv'} onClick={() => make('csv')}>
          CSV
        </Button>
      )}
      {calls.xlsx && (
        <Button loading={making === 'xlsx'} onClick={() => make('xlsx')}>
          Excel
        </Button>
      )}
      {calls.check && calls.apply && calls.mistakes && (
        <Button onClick={() => setImporting(true)}>Impor</Button>
      )}
      {importing && (
        <ImporMaster
          master={master}
          check={calls.check!}
          apply={calls.apply!}
          mistakes={calls.mistakes!}
          {...(calls.template ? { template: calls.template } : {})}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
