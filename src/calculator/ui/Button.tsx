import type { ComponentProps, MouseEvent } from 'react'
import './Button.css'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'main' | 'quiet'
}

/** A button that ignores the second click of a double click, which could hit a button of the next screen. */
export function Button({ variant = 'main', onClick, ...rest }: ButtonProps) {
  const onSingleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail <= 1) onClick?.(event)
    // Otherwise a submit button would submit again.
    else event.preventDefault()
  }
  return <button type="button" className="button" data-variant={variant} onClick={onSingleClick} {...rest} />
}
