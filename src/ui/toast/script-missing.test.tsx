import {HttpResponse, http} from 'msw'
import {expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'

import {network} from '../../../tests/support/components/mock-network.ts'
import {ToastRegion, useToast} from './toast.tsx'

// Alone in its file, because a script that has come once stays.
test('where its script is missing, the browser says what a toast would, with the text to copy', async () => {
  network.use(http.get('*/toast-card.tsx', () => HttpResponse.error()))
  const say = vi.spyOn(window, 'alert').mockReturnValue()
  const screen = await render(
    <ToastRegion>
      <Opener />
    </ToastRegion>,
  )
  await screen.getByRole('button', {name: 'Copy'}).click()
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith('Copy this\n2 hours: $240'))
})

function Opener() {
  const showToast = useToast()
  return (
    <button onClick={() => showToast({title: 'Copy this', text: '2 hours: $240'})}>Copy</button>
  )
}
