/** Whether somebody has touched this page: before that browsers allow neither sound nor shaking. */
export function wasTouched(device: Navigator = navigator): boolean {
  return 'userActivation' in device && device.userActivation.hasBeenActive
}
