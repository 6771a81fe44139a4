import { SUBMITTED_BY_SCRIPT } from "#client/forms/submitted-by-script.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.tsx";
import type { SampleProps } from "./sample-props.ts";

export function AddressModal({ onHandle, ...modal }: SampleProps) {
  const footer = (
    <>
      <Button variant="outline" onClick={() => onHandle(false)}>
        Cancel
      </Button>
      <Button data-testid="confirm-form" onClick={() => onHandle(true)}>
        Save address
      </Button>
    </>
  );
  return (
    <Modal {...modal} onHandle={onHandle} size="xl" title="New address" closeLabel="Close" footer={footer}>
      <div className="grid gap-x-3.5 gap-y-4 md:grid-cols-2">
        <TextField label="First name" defaultValue="Rūta" />
        <TextField label="Last name" defaultValue="Žemaitytė" />
        <TextField label="Street, house, flat" defaultValue="Žvėryno g. 14-7" className="md:col-span-2" />
        <TextField label="City" defaultValue="Vilnius" />
        <TextField label="Postcode" defaultValue="LT-08117" />
        <SelectField label="Country" defaultValue="lt">
          <option value="lt">Lithuania</option>
          <option value="ee">Estonia</option>
        </SelectField>
        <TextField
          label="Phone"
          defaultValue="8 612 34567"
          error="Start with + and the country code, e.g. +370 612 34567."
        />
      </div>
    </Modal>
  );
}

export function FullScreenModal({ onHandle, ...modal }: SampleProps) {
  return (
    <Modal {...modal} onHandle={onHandle} fullScreen title="Full screen" closeLabel="Close">
      <p className="mb-5 text-ink2">Takes the whole screen at every width.</p>
      <Button data-testid="confirm-full-screen" onClick={() => onHandle(true)}>
        Done
      </Button>
    </Modal>
  );
}

export function BlockedModal({ onHandle, ...modal }: SampleProps) {
  const toast = () => showToast({ tone: "error", text: "A toast above the modal." });
  return (
    <Modal {...modal} onHandle={onHandle} size="sm" blockOutsideClose title="Stay a moment" closeLabel="Close">
      <p className="mb-5 text-ink2">A click outside does nothing here. Esc and the close icon work.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button data-testid="confirm-blocked" onClick={() => onHandle(true)}>
          I understand
        </Button>
        <Button variant="outline" data-testid="toast-in-modal" onClick={toast}>
          Toast
        </Button>
      </div>
    </Modal>
  );
}

export function CustomHeaderModal({ onHandle, ...modal }: SampleProps) {
  const header = (
    <div className="py-2">
      <h2 className="type-h2">Welcome back</h2>
      <p className="text-ink2">Your cart and parcels are waiting.</p>
    </div>
  );
  return (
    <Modal {...modal} onHandle={onHandle} size="sm" mobile="full" label="Sign in" header={header} closeLabel="Close">
      <form
        {...SUBMITTED_BY_SCRIPT}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onHandle(true);
        }}
      >
        <TextField label="E-mail" type="email" autoComplete="email" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          showText="Show password"
          hideText="Hide password"
        />
        <Button type="submit" size="lg" block data-testid="confirm-custom-header">
          Sign in
        </Button>
      </form>
    </Modal>
  );
}

export function WindowModal({ onHandle, ...modal }: SampleProps) {
  return (
    <Modal {...modal} onHandle={onHandle} size="sm" mobile="window" title="A window everywhere" closeLabel="Close">
      <p className="text-ink2">On a phone this one stays a window in the middle.</p>
    </Modal>
  );
}
