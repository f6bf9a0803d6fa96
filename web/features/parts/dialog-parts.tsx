import { Settings } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import { Menu, MenuLabel, MenuSeparator } from '../../ui/menu';
import { MenuCheck } from '../../ui/menu-check';
import { MenuItem } from '../../ui/menu-item';
import { Popover } from '../../ui/popover';

export function DialogParts() {
  const [open, setOpen] = useState<'dialog' | 'form' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Menu trigger={<Button>Menu</Button>}>
        <MenuLabel>A label</MenuLabel>
        <MenuItem icon={<Settings aria-hidden="true" />}>An item</MenuItem>
        <MenuSeparator />
        <MenuCheck checked onCheckedChange={() => {}}>
          Chosen
        </MenuCheck>
        <MenuItem>Another</MenuItem>
      </Menu>
      <Popover label="A popover" trigger={<Button>Popover</Button>}>
        {() => <p className="text-sm">A small panel.</p>}
      </Popover>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('form')}>Form</Button>
      <Button onClick={() => setOpen('question')}>Question</Button>
      {(['neutral', 'success', 'error'] as const).map((tone) => (
        <Button
          key={tone}
          onClick={() => toast({ title: `Toast: ${tone}`, description: 'What happened', tone })}
        >
          {`Toast, ${tone}`}
        </Button>
      ))}
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="A dialog"
        description="What it is for"
        footer={<Button variant="primary">Save</Button>}
      >
        A task on top of the page.
      </Dialog>
      <FormDialog
        open={open === 'form'}
        onClose={close}
        onSubmit={(event) => event.preventDefault()}
        title="A form in a dialog"
        submitLabel="Save"
        pendingLabel="Saving..."
        pending={false}
      >
        <Field label="Reason" required>
          <Input />
        </Field>
      </FormDialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        tone="danger"
        title="Delete the draft?"
        body="It cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => {}}
      />
    </div>
  );
}
