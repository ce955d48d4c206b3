export function Home({ planYear, onNext }: { planYear: number; onNext: () => void }) {
  return (
    <main>
      <h1>Do the math on medical</h1>
      <p>Use our calculator to get an estimate of your {planYear} medical costs.</p>
      <button type="button" onClick={onNext}>
        Let's go
      </button>
    </main>
  )
}
