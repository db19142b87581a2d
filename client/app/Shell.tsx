import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { DokumenWindow, type OpenedProps } from '#client/kasir/dokumen-window.ts'
import { queryClient, watchFocus } from '#client/net/query.ts'
import { AntdTheme } from '#client/ui/AntdTheme.tsx'
import { lazily } from '#client/ui/lazily.tsx'
import { Toasts } from '#client/ui/Toasts.tsx'
import { router } from './router.tsx'

watchFocus()

const DokumenDibuka = lazily(async () => (await import('#client/dokumen.tsx')).DokumenDibuka, 'jendela')
const openDokumen = (props: OpenedProps) => <DokumenDibuka {...props} />

/** All screens behind the sign-in page. */
export const Shell = () => (
  <QueryClientProvider client={queryClient}>
    <AntdTheme>
      <DokumenWindow value={openDokumen}>
        <RouterProvider router={router} />
      </DokumenWindow>
      <Toasts />
    </AntdTheme>
  </QueryClientProvider>
)
