import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#client/net/query.ts'
import { AntdTheme } from '#client/ui/AntdTheme.tsx'
import { Toasts } from '#client/ui/Toasts.tsx'
import { Pembukaan } from './Pembukaan.tsx'

/** The opening of the first shop, as a page of its own: nobody can sign in yet. */
export const Page = () => (
  <QueryClientProvider client={queryClient}>
    <AntdTheme>
      <main>
        <Pembukaan />
      </main>
      <Toasts />
    </AntdTheme>
  </QueryClientProvider>
)
