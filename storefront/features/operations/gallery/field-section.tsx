import { CircleCheck, Search } from "lucide-react";
import { UploadField } from "#client/files/upload-field.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextareaField, TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Radio } from "#ui/radio.tsx";
import { Switch } from "#ui/switch.tsx";
import { GalleryRow, Inline } from "./gallery-row.tsx";

export function FieldSection() {
  return (
    <GalleryRow title="Fields">
      <div className="grid items-start gap-4.5 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Default" placeholder="Placeholder" help="Helper text, one line" />
        <TextField label="With an icon" leading={<Search aria-hidden="true" />} defaultValue="Vilnius" />
        <TextField label="Error" defaultValue="ruta@" error="Please enter a valid email address." />
        <TextField label="Read only" defaultValue="LT-40817" readOnly />
        <TextField label="Confirmed" defaultValue="ruta@pastas.lt" trailing={<CircleCheck aria-hidden="true" />} />
        <SelectField label="Country" defaultValue="lt">
          <option value="lt">Lithuania</option>
          <option value="lv">Latvia</option>
        </SelectField>
        <PasswordField
          label="Password"
          labelAction={
            <a href="#forgot" className="text-sm font-semibold text-pri underline underline-offset-3">
              Forgot it?
            </a>
          }
          defaultValue="kalnas7"
          showText="Show password"
          hideText="Hide password"
          error="E-mail or password is wrong. Two tries left before a short pause."
        />
        <TextareaField label="Message" rows={2} help="Up to 500 characters" />
      </div>
      <UploadField name="invoice" label="Invoice" purpose="parcel-invoice" />
      <Inline>
        <Checkbox defaultChecked>Checked</Checkbox>
        <Checkbox>Unchecked</Checkbox>
        <Radio name="method" value="air" defaultChecked>
          Air
        </Radio>
        <Radio name="method" value="sea">
          Sea
        </Radio>
        <Switch defaultChecked>On</Switch>
        <Switch>Off</Switch>
        <Checkbox error="Tick this to go on.">I accept the purchase agreement</Checkbox>
      </Inline>
    </GalleryRow>
  );
}
